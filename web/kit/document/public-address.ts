/** Placeholder in built pages, which the gateway replaces with its `PUBLIC_URL`, so one build serves every address (0041). */
export const publicAddress = 'https://public-address.invalid';

export function absolute(path: `/${string}`, address: string = publicAddress): string {
  return `${address}${path}`;
}
