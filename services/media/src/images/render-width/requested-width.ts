/** Pixels. Each width is rendered once and stored. */
export const WIDTHS = [320, 480, 640, 960, 1280] as const;

/** `?w=`. @returns `null` without a width, `undefined` for an unavailable one */
export function requestedWidth(given: unknown): number | null | undefined {
  if (given === undefined) return null;
  return WIDTHS.find((width) => String(width) === given);
}
