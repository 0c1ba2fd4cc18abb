import { absolute } from '../../kit/document/public-address.js';
import { staffPaths } from '../../kit/document/staff-paths.js';
import { languages, pathIn } from '../../kit/words/language.js';
import { foundPaths, isPrivatePath, livePaths, publicPaths, spokenPaths } from '../paths/public-paths.js';

/** A page's paths in all languages that it has, English first. */
function spoken(path: `/${string}`): readonly `/${string}`[] {
  return spokenPaths.includes(path) ? languages.map((language) => pathIn(language, path)) : [path];
}

/** A whole path ends with `$`: as a prefix, `/visit` would also disallow `/visit-us`. */
function ruleOf(path: string): string {
  return isPrivatePath(path) ? path.slice(0, path.indexOf(':')) : `${path}$`;
}

/** Crawlers need `/graphql`, from which pages fetch tours. */
export function robotsText(): string {
  const hidden = livePaths
    .filter((path) => !publicPaths.includes(path))
    .flatMap(spoken)
    .map(ruleOf);
  const rules = new Set([staffPaths.admin, ...hidden].map((rule) => `Disallow: ${rule}`));
  return ['User-agent: *', ...rules, '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');
}

function sitemap(): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...foundPaths.flatMap(spoken).map((path) => `  <url><loc>${absolute(path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Files of the built site by name. The gateway answers 404 for any path that is not in `routes.json`. */
export function textFiles(): Readonly<Record<string, string>> {
  return {
    'robots.txt': robotsText(),
    'sitemap.xml': sitemap(),
    'routes.json': `${JSON.stringify([...livePaths.flatMap(spoken), ...Object.values(staffPaths)], null, 2)}\n`,
  };
}
