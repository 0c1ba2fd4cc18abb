import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const services = new URL('../../../../', import.meta.url);
const names = readdirSync(services).filter((name) =>
  existsSync(new URL(`${name}/src/database/migrations.ts`, services)),
);

/** Each service's test says what becomes of every column with text. */
it.each(names)('%s has a test that no column with text of visitors is forgotten', (name) => {
  const test = new URL(`${name}/test/personal-columns.int.test.ts`, services);
  const text = existsSync(test) ? readFileSync(test, 'utf8') : '';
  expect([name, text.includes('forgottenColumns(') && text.includes(`${name}Service.migrations`)]).toEqual([
    name,
    true,
  ]);
});
