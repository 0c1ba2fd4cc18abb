/** An id that nobody can guess, 32 hexadecimal digits. Also where the page is not served over HTTPS. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
