import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** Derived from `ACCOUNT_SECRET`: for tokens of links, which are not stored, and for encrypting authenticator secrets. */
export class AccountSecrets {
  private readonly linkKey: Buffer;
  private readonly sealKey: Buffer;

  constructor(secret: string) {
    this.linkKey = derived(secret, 'links');
    this.sealKey = derived(secret, 'authenticators');
  }

  /** Deterministic, so an e-mail that is sent twice has the same link. */
  tokenOf(linkId: string): string {
    return `${linkId}.${this.signature(linkId)}`;
  }

  /** Undefined for any other text. */
  linkOf(token: string): string | undefined {
    const [, linkId, signature] = TOKEN.exec(token) ?? [];
    if (linkId === undefined || signature === undefined) return undefined;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.signature(linkId))) ? linkId : undefined;
  }

  /** @param owner the account's id; only the same id can decrypt the text */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.sealKey, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** @throws when the text was encrypted with another secret or for another owner */
  open(sealed: string, owner: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(CIPHER, this.sealKey, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    }).setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  private signature(linkId: string): string {
    return createHmac('sha256', this.linkKey).update(linkId).digest('base64url');
  }
}

function derived(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `hilltop staff ${use}`, 32));
}
