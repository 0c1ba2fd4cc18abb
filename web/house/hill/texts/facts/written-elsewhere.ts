import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** What a seed file says in Spanish: the same again. */
const spanish = /"\w+Es": (?:"[^"\n]*"|\[[^\]]*\])/g;

function matches(path: string, pattern: RegExp): readonly string[] {
  const text = readFileSync(`${root}${path}`, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(spanish, '');
  return [...text.matchAll(pattern)].flatMap((match) => match.slice(1).filter((found) => found !== undefined));
}

/** Names, descriptions and features of a seed file with more than three words. */
function seeded(name: string): readonly string[] {
  const found = matches(`services/shared/house/hill/${name}`, /"((?:[^"\\\n]|\\.){12,})"/g);
  return found.filter((text) => text.split(' ').length > 3);
}

/** Meta descriptions and lead texts of pages. */
function leads(): readonly string[] {
  const pages = globSync('web/{shop,house/hill}/**/*.tsx', { cwd: root }).filter((path) => !path.includes('.test.'));
  return pages.flatMap((path) =>
    matches(
      path,
      /usePageTitle\(\s*(?:'[^']+'|t`[^`]+`),\s*(?:'([^']+)'|t`([^`$]+)`)|lead=(?:"([^"]+)"|\{t`([^`$]+)`\})/g,
    ),
  );
}

export const writtenElsewhere: readonly string[] = [...seeded('tours.json'), ...seeded('products.json'), ...leads()];
