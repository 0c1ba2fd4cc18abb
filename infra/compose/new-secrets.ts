import { randomBytes } from 'node:crypto';
import { identityPublicPart } from '../local/identity/identity-keys.ts';
import { requiredVariables } from './compose-file.ts';

/**
 * New values for variables that a compose file requires and `.env` lacks. They are safe in URLs, because some become
 * part of one. `X_PUBLIC` is the public key of `X`, whether that is present or new. @param present the variables in
 * `.env`
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
