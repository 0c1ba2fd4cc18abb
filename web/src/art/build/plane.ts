export type Point = readonly [x: number, y: number];

/** Maps the unit square to a quadrilateral, in perspective. */
export type Plane = (u: number, v: number) => Point;

/**
 * The plane seen as the quadrilateral of these corners (top left, top right, bottom right, bottom left): lines stay
 * straight, and what is farther away is smaller.
 */
export function planeThrough([a, b, c, d]: readonly [Point, Point, Point, Point]): Plane {
  const dx1 = b[0] - c[0];
  const dy1 = b[1] - c[1];
  const dx2 = d[0] - c[0];
  const dy2 = d[1] - c[1];
  const sx = a[0] - b[0] + c[0] - d[0];
  const sy = a[1] - b[1] + c[1] - d[1];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return [
      ((b[0] - a[0] + g * b[0]) * u + (d[0] - a[0] + h * d[0]) * v + a[0]) / depth,
      ((b[1] - a[1] + g * b[1]) * u + (d[1] - a[1] + h * d[1]) * v + a[1]) / depth,
    ];
  };
}

/** Parses corners written as `x,y x,y x,y x,y`. @throws Error when there are not four */
export function readCorners(text: string): readonly [Point, Point, Point, Point] {
  const corners = text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number));
  if (corners.length !== 4 || corners.flat().length !== 8 || corners.flat().some(Number.isNaN)) {
    throw new Error(`four corners are wanted, not "${text}"`);
  }
  return corners as unknown as readonly [Point, Point, Point, Point];
}

function rounded(value: number): number {
  return Math.round(value * 2) / 2;
}

/** `.5` rather than `0.5`, and no space before a minus: a wall has hundreds of corners. */
function written(steps: readonly number[]): string {
  return steps
    .map((step) => String(step).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}

/** An open path through points, rounded to half a unit and written from point to point. */
export function openPath(points: readonly Point[]): string {
  const corners = points.map(([x, y]) => [rounded(x), rounded(y)] as const);
  const steps = corners.slice(1).flatMap(([x, y], place) => {
    const [fromX, fromY] = corners[place] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
  return `M${written(corners[0] ?? [])}${steps.length === 0 ? '' : `l${written(steps)}`}`;
}

/** The same, closed. */
export function closedPath(points: readonly Point[]): string {
  return `${openPath(points)}z`;
}
