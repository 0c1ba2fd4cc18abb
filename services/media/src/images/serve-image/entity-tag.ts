/** Whether a list of entity tags (`If-None-Match`) contains this one, by weak comparison (RFC 9110 §13.1.2). */
export function namesTag(list: string | undefined, tag: string): boolean {
  if (list === undefined) return false;
  if (list.trim() === '*') return true;
  return list.split(',').some((item) => item.trim().replace(/^W\//, '') === tag);
}
