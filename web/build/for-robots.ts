import { foundPaths } from '../src/app/public-paths.js';
import { absolute } from '../src/document/public-address.js';

/** What search engines may look at. `/graphql` is not closed to them: tours are read from it. */
export const robotsText = (): string =>
  ['User-agent: *', 'Disallow: /admin', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');

/** Every page that is worth finding. */
export const sitemap = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...foundPaths.map((path) => `  <url><loc>${absolute(path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
