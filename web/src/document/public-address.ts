/**
 * Stands in built pages for the address under which visitors reach the site, e.g. `https://hilltop.example`. The gateway
 * puts its `PUBLIC_URL` in its place, so that one build serves every address (infra/decisions/0041).
 */
export const publicAddress = 'https://public-address.invalid';

/** A path of the site as an absolute address; home is the bare address with a slash. */
export function absolute(path: `/${string}`, address: string = publicAddress): string {
  return `${address}${path}`;
}
