import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** Habits that may become rarer, and not more frequent. */

/** Path from the root of the checkout. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** An entry of bounds.json. */
export interface Bound {
  readonly most: number;
  /** What the latest rise bought. */
  readonly bought?: string;
}

const source = /\.(ts|tsx|mjs|css)$/;
const notSource = /\.(test|e2e)\.|generated|\/(test|testing|fixture)\/|^web\/e2e\//;

/** Code that somebody must read to change Hilltop: without tests and generated files. */
export function isSource(path: string): boolean {
  return source.test(path) && !notSource.test(path);
}

/** Below the sources of services and gateway, where each folder is a room. */
export function roomPaths(root: string): string[] {
  const below = '{services/*/src,services/shared/*/src,gateway/src}/**/*';
  const paths = globSync(below, { cwd: root, exclude: ['**/generated/**'], withFileTypes: true });
  return paths.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Their names say how tools treat what is in them. */
const namedForTools = /\/(migrations|testing)$/;

/** A folder with one file says nothing that the file does not. Those of sources themselves are none. */
export function foldersOfOne(paths: readonly string[]): string[] {
  const inside = new Map<string, Set<string>>();
  for (const path of paths) {
    const [, start = '', rest = ''] = /^(.*?\/src\/)(.*)$/.exec(path) ?? [];
    const parts = rest.split('/');
    for (const depth of parts.slice(1).keys()) {
      const folder = start + parts.slice(0, depth + 1).join('/');
      inside.set(folder, (inside.get(folder) ?? new Set()).add(parts[depth + 1] ?? ''));
    }
  }
  return [...inside]
    .filter(([folder, { size }]) => size === 1 && !namedForTools.test(folder))
    .map(([folder]) => folder);
}

export function sourceFiles(root: string): SourceFile[] {
  const exclude = ['**/node_modules/**', '**/dist/**', '**/dist-*/**', '**/.hilltop/**', '**/e2e/**'];
  const paths = globSync(['*.mjs', '{services,gateway,web,infra}/**/*.{ts,tsx,mjs,css}'], { cwd: root, exclude });
  return paths.filter(isSource).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function linesOf(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

/** The files that a file imports by a relative path. */
function importsOf({ path, text }: SourceFile, all: ReadonlySet<string>): string[] {
  const named = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(
    ([, specifier = '']) => specifier,
  );
  return named.flatMap((specifier) => {
    const stem = normalize(join(dirname(path), specifier)).replace(/\.js$/, '');
    return [stem, `${stem}.ts`, `${stem}.tsx`].filter((candidate) => all.has(candidate)).slice(0, 1);
  });
}

/** Two files of this length stay apart. */
const longLines = 180;

/**
 * Files that belong to their only importer, in the same folder or the parent's, unless both are long: readers open two
 * files where one would do.
 */
export function joinable(files: readonly SourceFile[]): string[] {
  // A migration has a file of its own, and one list. Texts in another language than English stay beside these.
  const code = files.filter(({ path }) => /(?<!\.es)\.tsx?$/.test(path) && !path.includes('/migrations/'));
  const all = new Set(code.map(({ path }) => path));
  const lines = new Map(code.map(({ path, text }) => [path, linesOf(text)]));
  const importers = new Map<string, Set<string>>();
  for (const file of code) {
    for (const imported of importsOf(file, all)) {
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file.path));
    }
  }
  const isLong = (path: string) => (lines.get(path) ?? 0) > longLines;
  return [...importers].flatMap(([path, by]) => {
    const [importer] = by;
    if (by.size !== 1 || importer === undefined) return [];
    const isBeside = [dirname(path), dirname(dirname(path))].includes(dirname(importer));
    return isBeside && !(isLong(path) && isLong(importer)) ? [path] : [];
  });
}

function count(files: readonly SourceFile[], under: string, pattern: RegExp): number {
  const within = files.filter(({ path }) => path.startsWith(under));
  return within.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
}

/** By the names in `bounds.json`. */
export function measure(files: readonly SourceFile[], rooms: readonly string[]): Record<string, number> {
  return {
    'folders with one file': foldersOfOne(rooms).length,
    'files that belong to their only importer': joinable(files).length,
    'forms without useAnswerForm': count(files, 'web/', /\buseForm(?:<[^(]*>)?\(/g) - 1,
    "places that ask whether a tour is 'private'": count(files, '', /[!=]== 'private'/g),
  };
}
