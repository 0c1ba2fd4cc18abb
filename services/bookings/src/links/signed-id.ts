import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;
const TOKEN = /^[\w-]{43}$/;

/**
 * A token of 43 base64url characters: an id, and a signature of the id and the purpose (infra/decisions/0162).
 *
 * @param secrets the first one signs
 */
export function signId(secrets: readonly string[], id: string, purpose: string): string {
  const [secret] = secrets;
  if (secret === undefined) throw new Error('no secret to sign links with');
  return Buffer.concat([idBytes(id), signature(secret, id, purpose)]).toString('base64url');
}

/** The id in a token. The signature is not verified. */
export function idOfToken(token: string): string | undefined {
  if (!TOKEN.test(token)) return undefined;
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether the token is signed with one of the secrets, for this id and purpose. */
export function isSigned(secrets: readonly string[], token: string, id: string, purpose: string): boolean {
  const given = Buffer.from(token, 'base64url');
  if (given.length !== ID_BYTES + SIGNATURE_BYTES || !given.subarray(0, ID_BYTES).equals(idBytes(id))) return false;
  return secrets.some((secret) => timingSafeEqual(signature(secret, id, purpose), given.subarray(ID_BYTES)));
}

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const signature = (secret: string, id: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`${id} ${purpose}`).digest().subarray(0, SIGNATURE_BYTES);
