import { type Identity, visitor } from './identity.js';
import type { SigningKey } from './identity-keys.js';
import { signIdentity } from './sign-identity.js';

/** Half of a token's lifetime, so that it does not expire in flight. */
const reuseMs = 30_000;
const mostKept = 1_000;

interface Kept {
  readonly token: Promise<string>;
  readonly until: number;
}

/** Caches tokens for one subgraph: signing costs about 0.2 ms, and most calls are for the same visitor. */
export class IdentitySigner {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly options: { readonly audience: string; readonly key: SigningKey },
    private readonly now: () => number = Date.now,
  ) {}

  /** @returns the value for the `x-hilltop-identity` header */
  sign(identity: Identity = visitor): Promise<string> {
    const key = JSON.stringify(identity);
    const found = this.kept.get(key);
    const now = this.now();
    if (found && found.until > now) return found.token;
    if (this.kept.size >= mostKept) this.kept.clear();
    const token = signIdentity(identity, { ...this.options, now: new Date(now) });
    this.kept.set(key, { token, until: now + reuseMs });
    return token;
  }
}
