import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Options, parseSync, transformSync } from '@swc/core';
import type { Plugin } from 'vite';
import type { Language } from '../kit/words/language.js';
import { translationFaults } from './translation-faults.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/** A text of a module. */
export interface Text {
  readonly id: string;
  /** In English, in ICU's message format. */
  readonly message: string;
  /** Tells two meanings of one English text apart. */
  readonly context?: string;
  /** For translators. */
  readonly comment?: string;
}

export type Translations = ReadonlyMap<string, string>;

/** Whether a module has texts to translate. */
export function hasTexts(code: string): boolean {
  return /from '@lingui\/(core|react)\/macro'/.test(code);
}

function compileMacros(code: string, file: string, descriptorFields: 'all' | 'id-only') {
  const runtimeModules = {
    i18n: [join(web, 'kit/words/i18n.ts'), 'i18n'],
    Trans: [join(web, 'kit/words/trans.tsx'), 'Trans'],
  };
  const options: Options = {
    filename: file,
    swcrc: false,
    sourceMaps: true,
    jsc: {
      target: 'esnext',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'preserve' } },
      experimental: {
        plugins: [['@lingui/swc-plugin', { descriptorFields, runtimeModules }]],
        cacheRoot: join(web, '../.hilltop/cache/swc'),
      },
    },
  };
  return transformSync(code, options);
}

/** @returns the texts of a module, as `translateModule` looks them up */
export function textsOf(code: string, file: string): readonly Text[] {
  if (!hasTexts(code)) return [];
  const found: Text[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'ObjectExpression' && 'properties' in node) {
      const fields = Object.fromEntries(
        (node.properties as Property[]).map(({ key, value }) => [key?.value, value?.value]),
      );
      if (typeof fields.id === 'string' && typeof fields.message === 'string') found.push(fields as unknown as Text);
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(compileMacros(code, file, 'all').code, { syntax: 'ecmascript', jsx: true, target: 'esnext' }));
  return found;
}

interface Property {
  readonly key?: { readonly value?: string };
  readonly value?: { readonly value?: unknown };
}

/** The folder whose `words/` translates a module: its house's, or the site's. */
export function roomOf(file: string): string {
  const [house] = /^house\/[^/]+/.exec(relative(web, file)) ?? [];
  return join(web, house ?? '', 'words');
}

/** How translations are written in a file. */
export const po = formatter({ origins: false, printPlaceholdersInComments: { limit: 9 } });

/** By file: a build reads one for each of its modules. */
const known = new Map<string, Translations>();

/** @param room a folder of `roomOf` @returns by id, of the texts that it has in the language */
export function readTranslations(room: string, language: Language): Translations {
  const filename = join(room, `${language}.po`);
  const read = known.get(filename);
  if (read !== undefined || !existsSync(filename)) return read ?? new Map();
  const catalog = po.parse(readFileSync(filename, 'utf8'), { locale: language, sourceLocale: 'en', filename });
  const translations = new Map(Object.entries(catalog).map(([id, { translation = '' }]) => [id, translation]));
  known.set(filename, translations);
  return translations;
}

type Compiled = ReturnType<typeof compileMessage>;

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  O: 'Ó',
};

/** Tags of elements, and the number of a plural. */
const KEPT = /(<\/?\w+\/?>|^#$)/;

/**
 * An English text as a language that nobody reads: accented, 40 % longer and in brackets, so that a test finds what is not translated, cut
 * off or joined. Placeholders and branches stay.
 */
function pseudoMessage(compiled: Compiled): Compiled {
  return ['[', ...accented(compiled), ']'] as Compiled;
}

function accented(parts: readonly unknown[]): unknown[] {
  return parts.map((part) => {
    if (typeof part === 'string')
      return part
        .split(KEPT)
        .map((text) => (KEPT.test(text) ? text : longer(text)))
        .join('');
    if (!Array.isArray(part) || typeof part[2] !== 'object' || part[2] === null) return part;
    const branches = Object.entries(part[2] as Record<string, unknown>).map(([name, branch]) => [
      name,
      Array.isArray(branch) ? accented(branch) : branch,
    ]);
    return [part[0], part[1], Object.fromEntries(branches)];
  });
}

function longer(text: string): string {
  const letters = text.replaceAll(/[aeiounAEO]/g, (letter) => ACCENTS[letter] ?? letter);
  return letters.replaceAll(/[áéó]/g, (letter) => letter + letter);
}

// What the compiler makes of a text: a call, an element, or a part of one. The first two have no placeholders.
const PLAIN_TEXT = /\$_i18n\._\(\/\*i18n\*\/ \{\s*id: "([^"]+)"\s*\}\)/g;
const PLAIN_ELEMENT = /<Trans_ \{\.\.\.\/\*i18n\*\/ \{\s*id: "([^"]+)"\s*\}\}\/>/g;
const BY_ID = /\/\*i18n\*\/ \{\s*id: "([^"]+)",?/g;

/** What writes texts with placeholders. A module without such texts does not load it. */
const RUNTIME = /import \{ \w+ as (\$_i18n|Trans_) \} from "[^"]+";/g;

/**
 * Compiles a module's texts in one language into it: a script carries the texts that it shows, and a page loads no catalog. A text
 * without placeholders becomes a string. @throws for a text without a translation, or with a wrong one
 */
export function translateModule(code: string, file: string, language: Language) {
  const english = new Map(textsOf(code, file).map(({ id, message }) => [id, message]));
  const translations = language === 'en' ? english : readTranslations(roomOf(file), language);
  const isPseudo = language !== 'en' && process.env.PSEUDO_LOCALE === '1';
  const messageOf = (id: string): Compiled => {
    const source = english.get(id) ?? '';
    const text = isPseudo || language === 'en' ? source : (translations.get(id) ?? '');
    const faults = text === source ? [] : translationFaults(source, text);
    if (faults.length > 0) throw new Error(`${file}: “${source}” in ${language} ${faults.join(', ')} (make codegen)`);
    return isPseudo ? pseudoMessage(compileMessage(text)) : compileMessage(text);
  };
  const compiled = compileMacros(code, file, 'id-only');
  const translated = compiled.code
    .replaceAll(PLAIN_TEXT, (_, id: string) => JSON.stringify(messageOf(id).join('')))
    .replaceAll(PLAIN_ELEMENT, (_, id: string) => `<>{${JSON.stringify(messageOf(id).join(''))}}</>`)
    .replaceAll(BY_ID, (_, id: string) => `{ message: ${JSON.stringify(messageOf(id))},`);
  const isUsed = (name: string) => translated.split(name).length > 2;
  const used = translated.replaceAll(RUNTIME, (line, name: string) => (isUsed(name) ? line : ''));
  return { code: used, map: compiled.map ?? null };
}

/** Gives every script of a build the texts of one language. */
export function words(language: Language): Plugin {
  return {
    name: 'hilltop:words',
    enforce: 'pre',
    config: () => ({ define: { __LANGUAGE__: JSON.stringify(language) } }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
    },
    transform: {
      filter: { id: /\.tsx?$/ },
      handler: (code, id) => (hasTexts(code) ? translateModule(code, id, language) : undefined),
    },
  };
}
