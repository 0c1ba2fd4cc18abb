/** Paths of one kind: the same route with the same query parameters. */
export interface SiteLink {
  /** The route and its parameters: `/book-tour?id&tour`, `/visit/:token`. */
  readonly shape: string;
  /** The first path found of this kind. */
  readonly address: string;
}

/** The links to the site in a page or e-mail, as paths with their query. */
export function linksIn(html: string, site: string): readonly string[] {
  return [...html.matchAll(/\bhref="([^"#]*)/g)].flatMap(([, href = '']) => {
    const url = URL.parse(href.replaceAll('&amp;', '&'), site);
    return url?.origin === new URL(site).origin ? [url.pathname + url.search] : [];
  });
}

function isAt(route: string, path: string): boolean {
  const [wanted, given] = [route.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}

/** @returns undefined for a path that is not a visitors' page */
export function shapeOf(address: string, routes: readonly string[]): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const route = routes.find((known) => isAt(known, pathname));
  if (route === undefined || route.startsWith('/admin')) return undefined;
  const names = [...new Set(searchParams.keys())].toSorted().join('&');
  return names === '' ? route : `${route}?${names}`;
}

/** Follows links from the first paths on, opening one path per kind. Pages arrive complete, so no browser is needed. */
export async function crawl(
  site: string,
  routes: readonly string[],
  first: readonly string[],
): Promise<readonly SiteLink[]> {
  const found = new Map<string, SiteLink>();
  const open: string[] = [...first];
  for (let address = open.shift(); address !== undefined; address = open.shift()) {
    const shape = shapeOf(address, routes);
    if (shape === undefined || found.has(shape)) continue;
    const response = await fetch(site + address);
    const html = await response.text();
    if (response.status !== 200) throw new Error(`${address} is a link and answers ${response.status}`);
    found.set(shape, { shape, address });
    open.push(...linksIn(html, site));
  }
  return [...found.values()];
}
