// A photograph of a table, made from a drawing of the board; run inside a page. Tiles lie a little askew and jungle
// tiles any way round; the camera looks from aside; lens, light and sensor are not perfect. The same seed gives
// the same photograph.
async ({ png, board, seed, width, height }) => {
  let state = seed * 2654435761;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least, most) => least + random() * (most - least);
  const either = (most) => between(-most, most);
  const canvasOf = (w, h) => Object.assign(document.createElement("canvas"), { width: w, height: h });

  // The table from straight above.
  const bytes = Uint8Array.from(atob(png), (c) => c.charCodeAt(0));
  const drawing = await createImageBitmap(new Blob([bytes]));
  const TILE = 120;
  const tiles = board.split("/").flatMap((line, row) => {
    const codes = line.match(/\.|[A-Z]\d{4}\+?|[a-z]\d?/g) ?? [];
    return codes.map((code, col) => ({ code, row, col })).filter(({ code }) => code !== ".");
  });
  const rows = 1 + Math.max(...tiles.map(({ row }) => row));
  const cols = 1 + Math.max(...tiles.map(({ col }) => col));
  const unit = drawing.width / (cols + 0.12);
  const EDGE = 2 * TILE;
  const flat = canvasOf(cols * TILE + 2 * EDGE, rows * TILE + 2 * EDGE);
  const table = flat.getContext("2d");
  table.fillStyle = "#7a5a3e";
  table.fillRect(0, 0, flat.width, flat.height);
  for (let i = 0; i < 400; i++) {
    table.fillStyle = `rgb(50 30 10 / ${between(0.03, 0.12)})`;
    table.fillRect(0, random() * flat.height, flat.width, between(1, 6));
  }
  for (const { code, row, col } of tiles) {
    const x = EDGE + (col + 0.5 + either(0.025)) * TILE;
    const y = EDGE + (row + 0.5 + either(0.025)) * TILE;
    const quarters = /^[a-z]/.test(code) ? Math.floor(random() * 4) : 0;
    table.setTransform(1, 0, 0, 1, x, y);
    table.rotate(either(0.035) + (quarters * Math.PI) / 2);
    const [from, to] = [(n) => (n + 0.06) * unit, -TILE / 2];
    table.drawImage(drawing, from(col), from(row), unit, unit, to, to, TILE, TILE);
  }

  // A camera above the near edge that looks at the middle: where a place on the table is in the picture, and back.
  const [tilt, spin] = [between(0.25, 0.6), either(0.2)];
  const size = Math.max(cols, rows);
  const focal = 1.1 * Math.max(width, height);
  const far = ((size + 2.5) * focal) / Math.min(width, height);
  const [ct, st, cs, ss] = [Math.cos(tilt), Math.sin(tilt), Math.cos(spin), Math.sin(spin)];
  const project = ([u, v]) => {
    const [x, y] = [u - cols / 2, v - rows / 2];
    const [rx, ry] = [cs * x - ss * y, ss * x + cs * y];
    const depth = far - ry * st;
    return [width / 2 + (focal * rx) / depth, height / 2 + (focal * ry * ct) / depth];
  };
  const back = (px, py) => {
    const [a, b] = [(px - width / 2) / focal, (py - height / 2) / focal];
    const ry = (b * far) / (ct + b * st);
    const rx = a * (far - ry * st);
    return [cols / 2 + cs * rx + ss * ry, rows / 2 - ss * rx + cs * ry];
  };

  const source = table.getImageData(0, 0, flat.width, flat.height);
  const sharp = new ImageData(width, height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const [u, v] = back(x + 0.5, y + 0.5);
      const [sx, sy] = [EDGE + u * TILE - 0.5, EDGE + v * TILE - 0.5];
      const [fx, fy] = [Math.floor(sx), Math.floor(sy)];
      sharp.data[at + 3] = 255;
      if (fx < 0 || fy < 0 || fx >= flat.width - 1 || fy >= flat.height - 1) continue;
      const [dx, dy] = [sx - fx, sy - fy];
      for (let c = 0; c < 3; c++) {
        const i = 4 * (fy * flat.width + fx) + c;
        const j = i + 4 * flat.width;
        const top = source.data[i] * (1 - dx) + source.data[i + 4] * dx;
        const bottom = source.data[j] * (1 - dx) + source.data[j + 4] * dx;
        sharp.data[at + c] = top * (1 - dy) + bottom * dy;
      }
    }
  }

  // Lens, light, sensor.
  const [first, photo] = [canvasOf(width, height), canvasOf(width, height)];
  first.getContext("2d").putImageData(sharp, 0, 0);
  const context = photo.getContext("2d");
  context.filter = `blur(${(between(0.5, 1) * width) / 1000}px)`;
  context.drawImage(first, 0, 0);
  const taken = context.getImageData(0, 0, width, height);
  const cast = random() < 0.5 ? [1.06, 0.97, between(0.72, 0.9)] : [between(0.8, 0.92), 0.98, 1.05];
  const [angle, place, soft, dark] = [random() * 6.3, either(0.3), between(0.05, 0.2), between(0.35, 0.55)];
  const brightness = between(0.75, 1);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const [nx, ny] = [x / width - 0.5, y / height - 0.5];
      const side = (nx * Math.cos(angle) + ny * Math.sin(angle) - place) / soft;
      const shadow = 1 - dark / (1 + Math.exp(-side));
      const light = brightness * shadow * (1 - 0.35 * (nx * nx + ny * ny));
      const noise = (random() + random() + random() - 1.5) * 20;
      for (let c = 0; c < 3; c++) taken.data[at + c] = taken.data[at + c] * light * cast[c] + noise + either(8);
    }
  }
  context.filter = "none";
  context.putImageData(taken, 0, 0);
  const corners = [
    [0, 0],
    [cols, 0],
    [cols, rows],
    [0, rows],
  ].map(project);
  return { jpeg: photo.toDataURL("image/jpeg", 0.8).split(",")[1], corners, rows, cols };
};
