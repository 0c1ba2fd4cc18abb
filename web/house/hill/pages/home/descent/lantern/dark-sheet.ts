import { type Find, finds } from './finds.js';

/** Near-black at 45 %: what the lantern does not reach stays readable. Little-endian, as all colors here. */
const DARK = ((115 << 24) | (10 << 16) | (8 << 8) | 5) >>> 0;
/** Warm light, without its share. */
const WARM = 0xa8e2ff;
/** A find as pixels, in half pixels of the page. */
interface Placed {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

function painted({ shown, width, height, paths }: Find, drawn: number): Pick<Placed, 'width' | 'height' | 'pixels'> {
  const size = { width: Math.ceil((shown * drawn) / 2880), height: Math.ceil((shown * drawn * height) / width / 2880) };
  const pen = new OffscreenCanvas(size.width, size.height).getContext('2d');
  pen?.scale(size.width / width, size.height / height);
  for (const [d, color] of paths) {
    if (pen) pen.fillStyle = color;
    pen?.fill(new Path2D(d));
  }
  const data = pen?.getImageData(0, 0, size.width, size.height).data.buffer ?? new ArrayBuffer(0);
  return { ...size, pixels: new Uint32Array(data) };
}

/** The finds of the drawings that are shown whole; on a narrow screen there are none. */
function placedFinds(dark: HTMLElement): readonly Placed[] {
  return finds.flatMap((find) => {
    const box = dark.querySelector(`[data-scene="${find.scene}"] > img`)?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return [];
    const paint = painted(find, box.width);
    const [x, y] = [box.left + find.x * box.width, box.top + window.scrollY + find.y * box.height];
    return [{ ...paint, left: (x - paint.width) >> 1, top: (y - paint.height) >> 1 }];
  });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Side of the square of noise; a power of two, so that places wrap by a mask. */
export const NOISE_SIDE = 64;
const MASK = NOISE_SIDE - 1;
const COUNT = NOISE_SIDE * NOISE_SIDE;

/** Weights of a soft brush of five by five. */
const brush = [1, 4, 6, 4, 1].map((weight) => weight / 16);

/** The low frequencies at one place: the mean of its neighbors, around the edges. */
function softened(values: Float32Array, x: number, y: number): number {
  return brush.reduce(
    (sum, down, j) =>
      sum +
      brush.reduce(
        (row, across, i) =>
          row + down * across * (values[((y + j - 2) & MASK) * NOISE_SIDE + ((x + i - 2) & MASK)] ?? 0),
        0,
      ),
    0,
  );
}

/**
 * Blue noise, 0 to 1, as even as the grain of the drawings: white noise, its low frequencies taken out and what is left
 * ranked again, four times. Always the same.
 */
export function blueNoise(): Float32Array {
  let seed = 7;
  const values = Float32Array.from({ length: COUNT }, () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  });
  const order = Array.from(values.keys());
  for (let turn = 0; turn < 4; turn++) {
    const high = values.map((value, at) => value - softened(values, at & MASK, at >> 6));
    order.sort((a, b) => (high[a] ?? 0) - (high[b] ?? 0));
    for (const [rank, at] of order.entries()) values[at] = rank / COUNT;
  }
  return values;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Dark over the pictures with a beam in it. Only what changed since the last drawing is written. */
export function darkSheet(canvas: HTMLCanvasElement, dark: HTMLElement) {
  const pen = canvas.getContext('2d');
  const noise = blueNoise();
  let image = new ImageData(1, 1);
  let pixels = new Uint32Array(image.data.buffer);
  let radius = 1;
  let placed: readonly Placed[] = [];
  let was: Box | undefined;

  const measure = (): void => {
    canvas.width = Math.max(1, window.innerWidth >> 1);
    canvas.height = Math.max(1, window.innerHeight >> 1);
    radius = Math.round(Math.min(Math.max(window.innerWidth * 0.2, 150), 330) / 2);
    image = new ImageData(canvas.width, canvas.height);
    pixels = new Uint32Array(image.data.buffer).fill(DARK);
    pen?.putImageData(image, 0, 0);
    placed = placedFinds(dark);
    was = undefined;
  };

  /** Light at a place, 0 to 1, against the grain. */
  const beam = (box: Box, cx: number, cy: number, shift: number): void => {
    const { width } = canvas;
    for (let y = box.top; y < box.bottom; y++) {
      const down = (y - cy) / radius;
      const row = ((y + shift) & MASK) * NOISE_SIDE;
      for (let x = box.left; x < box.right; x++) {
        const across = (x - cx) / radius;
        const light = 1.12 - 1.12 * (across * across + down * down);
        const over = light - (noise[row + (x & MASK)] ?? 0);
        if (light <= 0 || over <= 0) continue;
        const warm = over * 62 - 12;
        pixels[y * width + x] = warm > 0 ? ((warm << 24) | WARM) >>> 0 : 0;
      }
    }
  };

  const show = ({ left, top, width, pixels: own }: Placed, box: Box, cx: number, cy: number, shift: number): void => {
    for (let place = 0; place < own.length; place++) {
      const color = own[place] ?? 0;
      const [x, y] = [left + (place % width), top - shift + Math.floor(place / width)];
      if (color >>> 24 < 120 || x < box.left || x >= box.right || y < box.top || y >= box.bottom) continue;
      const light = 1.3 - 1.9 * (((x - cx) / radius) ** 2 + ((y - cy) / radius) ** 2);
      if (light > (noise[((y + shift) & MASK) * NOISE_SIDE + (x & MASK)] ?? 0)) pixels[y * canvas.width + x] = color;
    }
  };

  const draw = (at: Point): void => {
    const { width, height } = canvas;
    const top = canvas.getBoundingClientRect().top;
    const shift = (window.scrollY + top) >> 1;
    const [cx, cy] = [Math.round(at.x / 2), Math.round((at.y - top) / 2)];
    const box = {
      left: Math.max(0, cx - radius),
      top: Math.max(0, cy - radius),
      right: Math.min(width, cx + radius),
      bottom: Math.min(height, cy + radius),
    };
    const old = was ?? box;
    for (let y = old.top; y < old.bottom; y++) pixels.fill(DARK, y * width + old.left, y * width + old.right);
    beam(box, cx, cy, shift);
    for (const find of placed) show(find, box, cx, cy, shift);
    const [left, up] = [Math.min(old.left, box.left), Math.min(old.top, box.top)];
    const [right, low] = [Math.max(old.right, box.right), Math.max(old.bottom, box.bottom)];
    if (right > left && low > up) pen?.putImageData(image, 0, 0, left, up, right - left, low - up);
    was = box;
  };

  return { measure, draw };
}
