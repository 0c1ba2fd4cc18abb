import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { visitorModules } from './visitor-modules.ts';
import { po, readTranslations, roomOf, textsOf } from './words.ts';

/** Languages besides English. */
const LANGUAGES = ['es'] as const;

/** What a language's file of a room says: every text of the room, in the order of its modules, with the translation that it has. */
export function catalogsOf(root: string): ReadonlyMap<string, string> {
  const rooms = new Map<string, Parameters<typeof po.serialize>[0]>();
  for (const file of visitorModules(root).map((path) => join(root, path))) {
    for (const { id, ...text } of textsOf(readFileSync(file, 'utf8'), file)) {
      const catalog = rooms.get(roomOf(file)) ?? {};
      rooms.set(roomOf(file), catalog);
      catalog[id] ??= { ...text, translation: '' };
    }
  }
  const written = new Map<string, string>();
  for (const [room, catalog] of rooms) {
    for (const language of LANGUAGES) {
      const filename = join(room, `${language}.po`);
      const existing = existsSync(filename) ? readFileSync(filename, 'utf8') : undefined;
      const known = readTranslations(room, language);
      const translated = Object.fromEntries(
        Object.entries(catalog).map(([id, text]) => [id, { ...text, translation: known.get(id) ?? '' }]),
      );
      const context = { locale: language, sourceLocale: 'en', filename, existing };
      written.set(filename, String(po.serialize(translated, context)));
    }
  }
  return written;
}

if (import.meta.main) {
  for (const [filename, text] of catalogsOf(resolve(import.meta.dirname, '../..'))) {
    mkdirSync(dirname(filename), { recursive: true });
    writeFileSync(filename, text);
  }
}
