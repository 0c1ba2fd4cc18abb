import parseRange from 'range-parser';

/** The part of the bytes that is asked for; both ends are in it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads `Range` (RFC 9110 §14). More than one range, another unit or a slip of the pen count as none, as they may.
 *
 * @param ifRange `If-Range`: the part is wanted only if this is still the tag
 * @returns the range, `undefined` for all of it, or 'unsatisfiable'
 */
export function requestedRange(
  header: string | undefined,
  ifRange: string | undefined,
  tag: string,
  bytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  if (!header || (ifRange !== undefined && ifRange !== tag)) return undefined;
  if (!/^bytes=[^,]+$/.test(header)) return undefined;
  const ranges = parseRange(bytes, header);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2) return undefined;
  const [only] = ranges;
  return only && { start: only.start, end: only.end };
}
