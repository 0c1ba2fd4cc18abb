/** Random bytes in hexadecimal. Unlike `randomUUID`, works on a page without HTTPS. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** An unguessable id, 32 hexadecimal digits. */
export function randomId(): string {
  return randomHex(16);
}

export function randomUuid(): string {
  const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/.exec(randomId()) ?? [];
  const variant = '89ab'.charAt(Number.parseInt(randomHex(1), 16) % 4);
  return `${parts[1]}-${parts[2]}-4${parts[3]}-${variant}${parts[4]}-${parts[5]}`;
}
