import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { translationFaults } from './translation-faults.js';
import { unmarkedTexts } from './unmarked-texts.js';
import { visitorModules } from './visitor-modules.js';
import { hasTexts, translateModule } from './words.js';
import { catalogsOf } from './write-words.js';

const root = resolve(import.meta.dirname, '../..');

describe('a text of a visitor', () => {
  it('has a mark', () => {
    const unmarked = visitorModules(root).flatMap((file) =>
      unmarkedTexts(readFileSync(join(root, file), 'utf8'), file).map((text) => `${file}: ${text}`),
    );
    expect(unmarked).toEqual([]);
  });

  it('is in the file of each language (make codegen)', () => {
    for (const [filename, text] of catalogsOf(root)) {
      expect(existsSync(filename) ? readFileSync(filename, 'utf8') : filename).toBe(text);
    }
  });

  it('is translated in every language, with the same placeholders, elements, branches and numbers', () => {
    const sources = visitorModules(root).map(
      (file) => [join(root, file), readFileSync(join(root, file), 'utf8')] as const,
    );
    for (const [file, code] of sources) if (hasTexts(code)) translateModule(code, file, 'es');
    expect(sources.length).toBeGreaterThan(300);
  });

  it.each([
    ['Lugares: {n}', 'has other names: n, and not seats'],
    ['Quedan {seats} lugares', 'has other tags: , and not </0>, <0>'],
    ['<0>Quedan</0> {seats} lugares de 5', 'has other numbers'],
    ['<0>¡Su reserva</0> de {seats}!', 'must say reservación'],
    ['<0>Tienes</0> {seats}', 'must say usted'],
    ['<0>Quedan</0> {seats}?', 'asks without ¿'],
  ])('is not “%s”', (text, fault) => {
    expect(translationFaults('<0>Left</0>: {seats} seats', text)).toContain(fault);
  });

  it.each([
    ['<p>We are open</p>', ['We are open']],
    ['<p>{n} seats <b>are</b> left</p>', ['seats', 'are', 'left']],
    ['<Trans>We are open</Trans>', []],
    ['<Field label="Name" name="name" kind="second" />', ['Name']],
    ['<form aria-label="Payment" aria-labelledby="payment-title" />', ['Payment']],
    ['t`We are open`', []],
    [`t({ message: \`We are open at \${time}\`, context: "today" })`, []],
    ['plural(n, { one: "# seat is left", other: "# seats are left" })', []],
    [`\`We are open at \${time}\``, ['We are open at X']],
    ['new Map([["closed", "We are closed today"]])', ['We are closed today']],
    ['styled.p`margin: 0 auto some thing here`', []],
    ['load("web/shop", "no-cache", "first second")', []],
    ['report(new Error("A page broke today"))', []],
    [`\`M\${x} \${y}h20v-3zM\${x} 8\``, []],
    [`\`\${city}, \${state} \${zipCode}\``, []],
    [`<Quantity describedBy={\`\${id}-price \${id}-hint\`} />`, []],
  ])('is found in %s', (code, texts) => {
    expect(unmarkedTexts(`const x = ${code};`, 'x.tsx')).toEqual(texts);
  });
});

it('the texts of a language are compiled into a module, and one without a translation is refused', () => {
  const code = `import { t } from '@lingui/core/macro';\nexport const text = t\`No such text \${name}\`;`;
  const file = join(root, 'web/shop/x.ts');
  expect(translateModule(code, file, 'en').code).toContain('{ message: ["No such text ",["name"]],');
  const plain = `import { t } from '@lingui/core/macro';
export const text = t\`We’re $5 “away”\`;`;
  expect(translateModule(plain, file, 'en').code.trim()).toBe('export const text = "We’re $5 “away”";');
  expect(() => translateModule(code, file, 'es')).toThrow('“No such text {name}” in es is not translated');
});
