import type { Identity } from './identity.js';
import { type VerifyingKeys, verifyingKeys } from './identity-keys.js';
import { type VerifiedIdentity, verifyIdentity } from './verify-identity.js';

const mostKept = 1_000;

/** Caches tokens until they expire: verifying costs about 0.2 ms, and nearly every request has the same visitor's token. */
export class IdentityVerifier {
  private readonly kept = new Map<string, VerifiedIdentity>();

  private readonly options: { readonly audience: string; readonly keys: VerifyingKeys };

  constructor(
    options: { readonly audience: string; readonly keys: readonly string[] },
    private readonly now: () => number = Date.now,
  ) {
    this.options = { audience: options.audience, keys: verifyingKeys(options.keys) };
  }

  async verify(token: unknown): Promise<Identity | undefined> {
    if (typeof token !== 'string' || token === '') return undefined;
    const now = this.now();
    const found = this.kept.get(token);
    if (found && found.expiresAt.getTime() > now) return found.identity;

    const verified = await verifyIdentity(token, { ...this.options, now: new Date(now) });
    if (!verified) return undefined;
    if (this.kept.size >= mostKept) this.kept.clear();
    this.kept.set(token, verified);
    return verified.identity;
  }
}
