import parseRange from 'range-parser';

/** The requested range of bytes, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads `Range` (RFC 9110 §14). Several ranges, another unit or a syntax error count as none, as the RFC allows.
 *
 * @param ifRange `If-Range`: the range applies only if the tag still matches
 * @returns the range, `undefined` for all bytes, or 'unsatisfiable'
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
