import { foundPaths } from '../src/app/paths/public-paths.js';
import { absolute } from '../src/document/public-address.js';

/** Crawlers need `/graphql`, from which pages fetch tours. */
export function robotsText(): string {
  return ['User-agent: *', 'Disallow: /admin', 'Disallow: /visit', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join(
    '\n',
  );
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
