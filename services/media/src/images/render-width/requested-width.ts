/** The widths that an image can be asked for in, in pixels: each is made once and kept. */
export const WIDTHS = [320, 640, 960, 1280] as const;

/** Reads `?w=`. @returns the width, `null` when none is asked for, `undefined` for one that there is not */
export function requestedWidth(given: unknown): number | null | undefined {
  if (given === undefined) return null;
  return WIDTHS.find((width) => String(width) === given);
}
