/** A filled shape: closed outlines in pixels, and its colour. */
export interface Shape {
  outlines: Point[][];
  /** Red, green and blue, each 0 to 255. */
  colour: readonly [number, number, number];
}
export type Point = readonly [x: number, y: number];

/** The six numbers of an SVG matrix. */
type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Into how many straight pieces a curve is cut: at the sizes of a preview no corner is seen. */
const piecesPerCurve = 20;

/**
 * The filled shapes of an SVG as the typesetter writes it: groups with matrices, paths, and glyphs defined once
 * and used often. Strokes, gradients and pictures are not read; the template draws none.
 */
export function readDrawing(svg: string): Shape[] {
  const glyphs = new Map(
    [...svg.matchAll(/<symbol id="([^"]+)"[^>]*>\s*<path d="([^"]*)"/g)].map(([, id = '', path = '']) => [
      id,
      path,
    ]),
  );
  const shapes: Shape[] = [];
  const matrices: Matrix[] = [identity];
  const drawn = svg.slice(0, svg.includes('<defs') ? svg.indexOf('<defs') : undefined);
  for (const [, closing, name, text = ''] of drawn.matchAll(/<(\/?)(g|use|path)\b([^>]*)>/g)) {
    const above = matrices.at(-1) ?? identity;
    if (name === 'g') {
      if (closing) matrices.pop();
      else if (!text.endsWith('/')) matrices.push(multiply(above, readMatrix(text)));
      continue;
    }
    const path = name === 'use' ? glyphs.get(attribute(text, 'xlink:href').slice(1)) : attribute(text, 'd');
    const colour = readColour(attribute(text, 'fill'));
    if (!path || !colour) continue;
    const own = name === 'use' ? shift(text) : readMatrix(text);
    const matrix = multiply(above, own);
    shapes.push({
      outlines: readOutlines(path).map((outline) => outline.map((point) => apply(matrix, point))),
      colour,
    });
  }
  return shapes;
}

/** Cuts a path into closed outlines of straight lines. */
function readOutlines(path: string): Point[][] {
  const outlines: Point[][] = [];
  let outline: Point[] = [];
  let at: Point = [0, 0];
  const lineTo = (point: Point) => {
    outline.push(point);
    at = point;
  };
  const curve = (points: readonly Point[]) => {
    const from = at;
    for (let piece = 1; piece <= piecesPerCurve; piece++)
      lineTo(pointOf([from, ...points], piece / piecesPerCurve));
  };
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const relative = command === command.toLowerCase();
    const point = (index: number): Point => {
      const [x = 0, y = 0] = [numbers[index], numbers[index + 1]];
      return relative ? [at[0] + x, at[1] + y] : [x, y];
    };
    switch (command.toLowerCase()) {
      case 'm':
        if (outline.length > 2) outlines.push(outline);
        at = point(0);
        outline = [at];
        break;
      case 'l':
        lineTo(point(0));
        break;
      case 'h':
        lineTo([(relative ? at[0] : 0) + (numbers[0] ?? 0), at[1]]);
        break;
      case 'v':
        lineTo([at[0], (relative ? at[1] : 0) + (numbers[0] ?? 0)]);
        break;
      case 'q':
        curve([point(0), point(2)]);
        break;
      case 'c':
        curve([point(0), point(2), point(4)]);
        break;
      case 'z':
        at = outline[0] ?? at;
        break;
      default:
        throw new Error(`A path command that is not read: ${command}`);
    }
  }
  if (outline.length > 2) outlines.push(outline);
  return outlines;
}

/** A point of a Bézier curve of any degree, by de Casteljau's construction. */
function pointOf(points: readonly Point[], share: number): Point {
  if (points.length === 1) return points[0] as Point;
  const between = points.slice(1).map((point, index): Point => {
    const before = points[index] as Point;
    return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
  });
  return pointOf(between, share);
}

function attribute(text: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1] ?? '';
}

function readColour(fill: string): Shape['colour'] | null {
  const [, r, g, b] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(fill) ?? [];
  if (r === undefined || g === undefined || b === undefined) return null;
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

function readMatrix(text: string): Matrix {
  const numbers = /matrix\(([^)]*)\)/
    .exec(attribute(text, 'transform'))?.[1]
    ?.split(/[\s,]+/)
    .map(Number);
  return numbers?.length === 6 ? (numbers as unknown as Matrix) : identity;
}

function shift(text: string): Matrix {
  return [1, 0, 0, 1, Number(attribute(text, 'x')), Number(attribute(text, 'y'))];
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}
