import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isFound, searchForm } from './search-form.js';

const texts = ['José', 'Muñoz-O’Brien', 'HT-RFFG-J9RM', '(817) 555-0100', 'z_q@example.test'];

describe('what is searched', () => {
  it.each([
    ...['munoz', 'MUÑOZ', 'Mun\u0303oz', "o'brien", 'O‘BRIEN', 'obrien', 'munoz obrien', 'OBrien, Jose', 'muñoz  josé'],
    ...['munoz‑obrien', 'rffg-j9', 'fg-j9', 'FGJ9', 'ht rffg j9rm', 'HTRFFGJ9RM', '“RFFG”', 'z_q@'],
    ...['817-555', '8175550100', '+1 (817) 555.0100', '555 0100', 'jose 555-01', 'jo', ''],
  ])('is found by “%s”', (search) => expect(isFound(texts, search)).toBe(true));

  it.each(['-', '%', '’', '()', 'munoz ada', 'joseobrien', '817-556', 'brienmu', '0100-817'])(
    'is not found by “%s”',
    (search) => expect(isFound(texts, search)).toBe(false),
  );
});

it('has the form of the services', () => {
  const twin = `${import.meta.dirname}/../../../services/shared/platform/src/values/search-form.ts`;
  const form = /const APOSTROPHES[\s\S]*?\n\/\*\* A text as|export function searchForm[\s\S]*?\n}/g;
  const [ours, theirs] = [`${import.meta.dirname}/search-form.ts`, twin].map((path) =>
    readFileSync(path, 'utf8').match(form),
  );
  expect(ours).toHaveLength(2);
  expect(ours).toEqual(theirs);
  expect(searchForm('Straße Łódź İstanbul')).toBe('strasse lodz istanbul');
});
