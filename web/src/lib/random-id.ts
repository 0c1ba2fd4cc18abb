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

/** A UUID of version 4, for what the server asks one of. */
export function randomUuid(): string {
  const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/.exec(randomId()) ?? [];
  const variant = '89ab'.charAt(Number.parseInt(randomHex(1), 16) % 4);
  return `${parts[1]}-${parts[2]}-4${parts[3]}-${variant}${parts[4]}-${parts[5]}`;
}
