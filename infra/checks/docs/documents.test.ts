import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');
const documents = globSync(
  ['*.md', 'infra/docs/*.md', 'infra/decisions/*.md', '{web,gateway,infra}/README.md', 'services/**/README.md'],
  {
    cwd: root,
    exclude: (path) => /node_modules/.test(path),
  },
).filter((path) => path !== 'CHANGELOG.md');
const makefile = readFileSync(join(root, 'Makefile'), 'utf8');
const targets = new Set([...makefile.matchAll(/^([a-z][a-z0-9-]*):/gm)].map(([, target]) => target));
const textOf = (document: string): string => readFileSync(join(root, document), 'utf8');

/** What is marked as code, inline or in blocks. */
const codeOf = (text: string): string[] => [
  ...[...text.matchAll(/```[a-z]*\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n')),
  ...[...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
];

it.each(documents)('%s links to files that exist', (document) => {
  const links = [...textOf(document).matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
  // Links to the pages of the repository's host begin with ../../actions.
  const files = links.filter((link) => !/^[a-z]+:|^\.\.\/\.\.\/actions/.test(link));
  expect(files.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
});

it.each(documents)('%s names paths that exist', (document) => {
  const paths = codeOf(textOf(document)).flatMap((code) => [
    ...code.matchAll(
      /(?<![\w./@-])((?:services|gateway|web|infra|\.ci|\.github)\/[\w./-]*\w)(?![\w*<…{/-]|\.\w|\.\.\.)/g,
    ),
  ]);
  const missing = paths.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)));
  // `services/reviews` is made by the guide's commands, `dist` and `.hilltop` by a build.
  expect(missing.filter((path) => !/reviews|print-badges|\bdist\b|\.hilltop|\.env$/.test(path))).toEqual([]);
});

it.each(documents)('%s names targets of make that exist', (document) => {
  const named = codeOf(textOf(document)).flatMap((code) => [
    ...code.matchAll(/(?:^|[^\w-])make (?:-s )?([a-z][a-z0-9-]*)/g),
  ]);
  expect(named.map(([, target = '']) => target).filter((target) => !targets.has(target))).toEqual([]);
});
