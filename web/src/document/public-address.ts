/**
 * Placeholder in built pages for the public URL, e.g. `https://hilltop.example`. The gateway replaces it with its
 * `PUBLIC_URL`, so that one build serves every address (infra/decisions/0041).
 */
export const publicAddress = 'https://public-address.invalid';

/** A path of the site as an absolute URL; home is the origin with a slash. */
export function absolute(path: `/${string}`, address: string = publicAddress): string {
  return `${address}${path}`;
}
