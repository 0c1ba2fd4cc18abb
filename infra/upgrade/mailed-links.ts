import { linksIn } from '../bench/site-links.ts';
import type { Instance } from '../local/launch/instance.ts';
import { UserError } from '../local/user-error.ts';

const mostOfAKind = 10;

/** Paths of the site that e-mails link to, some of each kind of page. */
export async function linksOf({ site, inbox }: Instance): Promise<readonly string[]> {
  const mails = (await (await fetch(`${inbox}/api/email`)).json()) as { html?: string }[];
  const paths = new Set(mails.flatMap(({ html = '' }) => linksIn(html, site)));
  const kinds = Map.groupBy(paths, (path) => path.split('/')[1]);
  const some = [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, mostOfAKind));
  return [...some, ...some.flatMap((path) => apiOf(path) ?? [])];
}

/** What the page reads: the page itself also answers where it has nothing to show. */
function apiOf(path: string): string | undefined {
  const [, kind, token] = /^\/(visit|voucher)\/([\w-]+)$/.exec(path) ?? [];
  return kind && `/api/${kind}s/${token}`;
}

/** Each by another visitor. Throws if one of them does not open. */
export async function openLinks(site: string, paths: readonly string[]): Promise<void> {
  for (const [number, path] of paths.entries()) {
    const response = await fetch(`${site}${path}`, { headers: { 'x-forwarded-for': `10.7.0.${number}` } });
    if (!response.ok) throw new UserError(`${path} answers ${response.status}`);
  }
}
