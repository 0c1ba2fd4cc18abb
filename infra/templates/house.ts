/**
 * `make house n=lantern`: begins a house as a copy of the mill without its facts. After that, the same command lists what
 * is still missing, in the order to do it in (infra/docs/a-house.md).
 */
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageOf, UserError } from '../local/user-error.ts';
import { namesOf } from './names.ts';

const example = 'make house n=lantern';
const pattern = 'mill';

/** What services read, and what the site is made of. */
const foldersOf = (name: string) => [`services/shared/house/${name}`, `web/house/${name}`] as const;

/** What a new house changes, in this order. Files that are not listed can stay as the mill has them. */
const parts: readonly (readonly [what: string, ...files: string[]])[] = [
  ['Step 3: tours, with an id and an example of each price', 'services/shared/house/*/tours.json'],
  ['Step 3: goods and their pictures', 'services/shared/house/*/{products.json,products/*}'],
  ['Step 3: e-mail address and pages elsewhere', 'services/shared/house/*/content.json'],
  ['Step 4: the sign', 'web/house/*/about/house.ts'],
  ['Step 4: sentences of the pages', 'web/house/*/about/{texts,contact,navigation}.ts'],
  ['Step 4: waiver; its version is a fact', 'web/house/*/about/waiver.ts'],
  ['Step 4: questions and testimonials', 'web/house/*/texts/{visitor-questions,testimonials}.ts'],
  ['Step 4: sentences of the mails', 'services/shared/house/*/words.{en,es}.json'],
  ['Step 5: colors', 'services/shared/house/*/colors.json'],
  ['Step 5: home page', 'web/house/*/pages/home/*.tsx'],
  ['Step 5: drawings of tours', 'web/house/*/drawings/{tour-*,spare-drawings.ts}'],
  ['Step 5: drawings of mastheads, tickets and vouchers', 'web/house/*/about/drawings/*'],
  ['Step 5: logo, and marks of links and steps', 'web/house/*/theme/{*-mark.tsx,ornaments.ts}'],
  ['Step 6: logo of the mails', 'services/shared/house/*/mail/masthead.png'],
  ['Step 6: icons and descriptions for phones', 'web/house/*/public/{favicon.svg,*.webmanifest}'],
  ['Step 6: link previews, `HOUSE=* npm run images -w web`', 'web/house/*/{images/*,public/social/*,public/icons/*}'],
  ['Step 7: pages, and words on them, for tests in a browser', 'web/house/*/e2e/support/public-routes.ts'],
];

/** A text of the mill as the new house begins with it. */
function begun(text: string, name: string): string {
  return text.replaceAll(`house/${pattern}/`, `house/${name}/`).replaceAll(`HOUSE=${pattern}`, `HOUSE=${name}`);
}

/** @throws UserError if the name is no folder's name */
export function beginHouse(root: string, name: string): void {
  const { kebab } = namesOf(name, example);
  for (const [place, folder] of foldersOf(kebab).entries()) {
    cpSync(join(root, foldersOf(pattern)[place] ?? ''), join(root, folder), { recursive: true });
    for (const path of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })) {
      writeFileSync(join(root, path), begun(readFileSync(join(root, path), 'utf8'), kebab));
    }
  }
  const [facts, site] = foldersOf(kebab);
  // They press the mill's buttons. What all programs' tests ask of a house stays.
  for (const path of globSync(`${site}/e2e/*.e2e.ts`, { cwd: root })) rmSync(join(root, path));
  writeFileSync(join(root, site, 'names.txt'), '');
  const file = join(root, facts, 'house.json');
  const emptied = readFileSync(file, 'utf8').replaceAll(/(?<=": )"[^"]*"/g, '""');
  writeFileSync(file, emptied.replace(/(?<="place": )\[[^\]]*\]/, '[0, 0]'));
  const types = readFileSync(join(root, `web/tsconfig.${pattern}.json`), 'utf8');
  writeFileSync(join(root, `web/tsconfig.${kebab}.json`), types.replaceAll(pattern, kebab));
}

function emptyFields(value: unknown, path: string): string[] {
  if (value === '' || `${value}` === '0,0') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => emptyFields(inner, path ? `${path}.${key}` : key));
}

/** The files of a part that are as the mill has them. */
function unchanged(root: string, name: string, files: readonly string[]): string[] {
  return files
    .flatMap((glob) => globSync(glob.replace('*', name), { cwd: root }))
    .filter((path) => statSync(join(root, path)).isFile())
    .filter((path) => {
      const original = join(root, path.replace(`house/${name}/`, `house/${pattern}/`));
      if (!existsSync(original)) return false;
      const [ours, theirs] = [join(root, path), original].map((file) => readFileSync(file, 'latin1'));
      return ours === begun(theirs ?? '', name);
    })
    .sort();
}

/** Texts of the house with a name of the mill, but for what both can share. */
function stillNamed(root: string, name: string): string[] {
  const list = readFileSync(join(root, foldersOf(pattern)[1], 'names.txt'), 'utf8')
    .split('\n')
    .filter(Boolean);
  const names = list.filter((line) => !line.includes('/')).map((line) => new RegExp(line));
  return foldersOf(name)
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,json,css,webmanifest}`, { cwd: root }))
    .filter((path) => names.some((one) => one.test(readFileSync(join(root, path), 'utf8'))))
    .sort();
}

export interface Missing {
  /** Fields of `house.json`, without which it does not start. */
  readonly facts: readonly string[];
  /** What is still the mill's, part by part, as `what: files`. */
  readonly parts: readonly string[];
}

/** What a house that was begun still lacks. */
export function missingOf(root: string, name: string): Missing {
  const [folder, site] = foldersOf(name);
  const fields = emptyFields(JSON.parse(readFileSync(join(root, folder, 'house.json'), 'utf8')), '');
  const names = readFileSync(join(root, site, 'names.txt'), 'utf8')
    .split('\n')
    .filter(Boolean);
  return {
    facts: fields,
    parts: [
      ...parts.flatMap(([what, ...files]) => {
        const same = unchanged(root, name, files);
        const title = what.replace('*', name);
        if (same.length === 0) return [];
        return [same.length < 4 ? `${title}: ${same.join(', ')}` : `${title}: ${same.length} files such as ${same[0]}`];
      }),
      ...(names.length < 4 ? [`Step 4: its names, as four patterns or more, a line each: ${site}/names.txt`] : []),
      ...stillNamed(root, name).map((path) => `It still names the mill: ${path}`),
    ],
  };
}

function main(name = ''): void {
  const root = resolve(import.meta.dirname, '../..');
  const { kebab } = namesOf(name, example);
  if (kebab === pattern || kebab === 'hill')
    throw new UserError(`The house ${kebab} is complete. Example: \`${example}\`.`);
  const isNew = !foldersOf(kebab).some((folder) => existsSync(join(root, folder)));
  if (isNew) beginHouse(root, kebab);
  const write = (line: string) => process.stdout.write(`  ${line}\n`);
  const missing = missingOf(root, kebab);
  write(`${isNew ? 'Begun' : 'Here'}: ${foldersOf(kebab).join(', ')}, web/tsconfig.${kebab}.json`);
  if (missing.facts.length > 0) {
    write(`It starts once ${foldersOf(kebab)[0]}/house.json has: ${missing.facts.join(', ')}.`);
    write('services/shared/house/README.md says what each is.');
  } else write(`It starts: HOUSE=${kebab} make start`);
  if (missing.parts.length > 0) {
    write(`Still the mill's, in the order of infra/docs/a-house.md:`);
    for (const [place, part] of missing.parts.entries()) write(`  ${place + 1}. ${part}`);
  } else write("Nothing is the mill's any more: step 7 of infra/docs/a-house.md.");
}

if (import.meta.main) {
  try {
    main(process.argv[2]);
  } catch (error) {
    process.stderr.write(`  ${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}
