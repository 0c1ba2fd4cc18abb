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
