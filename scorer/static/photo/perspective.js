// A plane seen from aside: from places on the grid to places in the photo, and the photo as seen from above.

/**
 * @typedef {[x: number, y: number]} Point
 * @typedef {{ data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number }} Pixels
 * @typedef {{ left: number, top: number, cols: number, rows: number }} Area in squares
 * @typedef {(right: number, down: number) => Point} Projection from squares, counted from the corner of a block
 */

/**
 * The projection (a homography) that brings the corners of a block of squares onto these four points of the photo.
 * With the unit square's corners the equations can be solved by hand.
 * @param {Point[]} corners top left, top right, bottom right, bottom left
 * @param {number} cols
 * @param {number} rows
 * @returns {Projection}
 */
export function projection([[x0, y0], [x1, y1], [x2, y2], [x3, y3]], cols, rows) {
  const [ax, ay, bx, by] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const det = ax * by - bx * ay;
  const [g, h] = [(sx * by - bx * sy) / det, (ax * sy - sx * ay) / det];
  return (right, down) => {
    const [u, v] = [right / cols, down / rows];
    // Behind the horizon there is nothing.
    const w = 1 + g * u + h * v > 0 ? 1 + g * u + h * v : Number.NaN;
    return [
      (x0 + (x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v) / w,
      (y0 + (y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v) / w,
    ];
  };
}

/**
 * Do the corners go round a plane that a camera can see, and not mirrored?
 * @param {Point[]} corners
 */
export function isConvex(corners) {
  return corners.every(([x, y], i) => {
    const [[x1, y1], [x2, y2]] = [corners[(i + 1) % 4], corners[(i + 2) % 4]];
    return (x1 - x) * (y2 - y1) - (y1 - y) * (x2 - x1) > 0;
  });
}

/**
 * A rectangle of the grid as seen from above; what is not in the photo is transparent.
 * @param {Pixels} photo
 * @param {Projection} project
 * @param {Area} area
 * @param {number} size of a square in pixels
 * @returns {Pixels}
 */
export function rectified(photo, project, { left, top, cols, rows }, size) {
  const [width, height] = [Math.round(cols * size), Math.round(rows * size)];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 4) {
      const [px, py] = project(left + (x + 0.5) / size, top + (y + 0.5) / size);
      const [sx, sy] = [Math.floor(px), Math.floor(py)];
      if (!(sx >= 0 && sy >= 0 && sx < photo.width && sy < photo.height)) continue;
      const from = 4 * (sy * photo.width + sx);
      for (let c = 0; c < 4; c++) data[to + c] = photo.data[from + c];
    }
  }
  return { data, width, height };
}
