import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { translateModule } from '../../../web/build/words.js';
import { catalogsOf } from '../../codegen/write-words.js';
import { unmarkedTexts } from './unmarked-texts.js';
import { visitorModules } from './visitor-modules.js';

const root = resolve(import.meta.dirname, '../../..');

/** Rooms of the site whose texts all have a mark. */
const MARKED = /^web\/shop\/(unsubscribe)\//;

describe('a text of a visitor', () => {
  it('has a mark in every room that is marked', () => {
    const unmarked = visitorModules(root)
      .filter((file) => MARKED.test(file))
      .flatMap((file) => unmarkedTexts(readFileSync(join(root, file), 'utf8'), file).map((text) => `${file}: ${text}`));
    expect(unmarked).toEqual([]);
  });

  it('is in the file of each language (make codegen)', () => {
    for (const [filename, text] of catalogsOf(root)) {
      expect(existsSync(filename) ? readFileSync(filename, 'utf8') : filename).toBe(text);
    }
  });

  it.each([
    ['<p>We are open</p>', ['We are open']],
    ['<p>{n} seats <b>are</b> left</p>', ['seats', 'are', 'left']],
    ['<Trans>We are open</Trans>', []],
    ['<Field label="Name" name="name" kind="second" />', ['Name']],
    ['<section aria-label="Rooms" aria-labelledby="the-rooms" />', ['Rooms']],
    ['t`We are open`', []],
    [`t({ message: \`We are open at \${time}\`, context: "today" })`, []],
    ['plural(n, { one: "# seat is left", other: "# seats are left" })', []],
    [`\`We are open at \${time}\``, ['We are open at X']],
    ['new Map([["closed", "We are closed today"]])', ['We are closed today']],
    ['styled.p`margin: 0 auto some thing here`', []],
    ['load("web/shop", "no-cache", "first second")', []],
  ])('is found in %s', (code, texts) => {
    expect(unmarkedTexts(`const x = ${code};`, 'x.tsx')).toEqual(texts);
  });
});

it('the texts of a language are compiled into a module, and one without a translation is refused', () => {
  const code = `import { t } from '@lingui/core/macro';\nexport const text = t\`No such text \${name}\`;`;
  const file = join(root, 'web/shop/x.ts');
  expect(translateModule(code, file, 'en').code).toContain('message: ["No such text ",["name"]]');
  expect(() => translateModule(code, file, 'es')).toThrow('no es of “No such text {name}”');
});
