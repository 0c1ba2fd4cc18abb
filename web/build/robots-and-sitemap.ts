import { paths } from '../src/app/paths/paths.js';
import { foundPaths, isPrivatePath, livePaths, publicPaths } from '../src/app/paths/public-paths.js';
import { absolute } from '../src/document/public-address.js';

/** A whole path ends with `$`: as a prefix, `/visit` would also keep `/visit-us` out. */
function ruleOf(path: string): string {
  return isPrivatePath(path) ? path.slice(0, path.indexOf(':')) : `${path}$`;
}

/** Crawlers need `/graphql`, from which pages fetch tours. */
export function robotsText(): string {
  const hidden = livePaths.filter((path) => !publicPaths.includes(path)).map(ruleOf);
  const rules = [paths.admin, ...hidden].map((rule) => `Disallow: ${rule}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');
}

/** All pages that search engines should index. */
export function sitemap(): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...foundPaths.map((path) => `  <url><loc>${absolute(path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
