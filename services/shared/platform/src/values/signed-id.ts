import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;
const TOKEN = /^[\w-]{43}$/;

/** 43 base64url characters: an id, and a signature of the id and the purpose (infra/decisions/0162). The first secret signs. */
export function signId(secrets: readonly string[], id: string, purpose: string): string {
  const [secret] = secrets;
  if (secret === undefined) throw new Error('no secret to sign links with');
  return Buffer.concat([idBytes(id), signature(secret, id, purpose)]).toString('base64url');
}

/** The signature is not verified. */
export function idOfToken(token: string): string | undefined {
  const hex = bytesOf(token)?.subarray(0, ID_BYTES).toString('hex');
  if (hex === undefined) return undefined;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Accepts each of the secrets, for this id and purpose. */
export function isSigned(secrets: readonly string[], token: string, id: string, purpose: string): boolean {
  const given = bytesOf(token);
  if (!given?.subarray(0, ID_BYTES).equals(idBytes(id))) return false;
  return secrets.some((secret) => timingSafeEqual(signature(secret, id, purpose), given.subarray(ID_BYTES)));
}

/** Undefined unless the text is canonical: 43 characters have two bits more than these bytes. */
function bytesOf(token: string): Buffer | undefined {
  if (!TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  return bytes.toString('base64url') === token ? bytes : undefined;
}

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const signature = (secret: string, id: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`${id} ${purpose}`).digest().subarray(0, SIGNATURE_BYTES);
