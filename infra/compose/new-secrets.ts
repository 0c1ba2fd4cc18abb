import { randomBytes } from 'node:crypto';
import { identityPublicPart } from '../local/identity/identity-keys.ts';
import { requiredVariables } from './compose-file.ts';

/**
 * New values for the variables that a compose file cannot do without and that `present` lacks. They are URL-safe, as some
 * become part of a URL. `X_PUBLIC` is the public key of `X`, whether `X` is present or new.
 *
 * @param compose the text of the compose file
 * @param present the variables that `.env` has already
 */
export function newSecrets(compose: string, present: ReadonlyMap<string, string>): Map<string, string> {
  const added = new Map<string, string>();
  // Sorted, so that a private key comes before its public one.
  for (const name of requiredVariables(compose).filter((required) => !present.has(required))) {
    const privateName = name.replace(/_PUBLIC$/, '');
    const privatePart = privateName === name ? undefined : (present.get(privateName) ?? added.get(privateName));
    added.set(name, privatePart ? identityPublicPart(privatePart) : randomBytes(32).toString('base64url'));
  }
  return added;
}
