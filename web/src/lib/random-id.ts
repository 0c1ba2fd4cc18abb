/** Random bytes as hexadecimal digits. Unlike `randomUUID` it also works on a page that is not served over HTTPS. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** An id that nobody can guess, 32 hexadecimal digits. */
export function randomId(): string {
  return randomHex(16);
}

/** The same as a UUID, for what the server asks one of. */
export function randomUuid(): string {
  return randomId().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
