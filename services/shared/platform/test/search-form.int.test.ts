import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createSearchForm } from '../src/database/create-search-form.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { searchForm } from '../src/values/search-form.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ entities: [], migrations: [], poolSize: 2 });
  await database.dataSource.query(createSearchForm);
});
afterAll(() => database.close());

/** Those of characters that both know: Unicode gets new ones each year, and Node has them before PostgreSQL. */
const known = async (texts: readonly string[]): Promise<string[]> => {
  const rows: { given: string }[] = await database.dataSource.query(
    'SELECT given FROM unnest($1::text[]) AS all_texts(given) WHERE unicode_assigned(given)',
    [texts],
  );
  return rows.map(({ given }) => given).filter((text) => !/\p{Cn}/u.test(text));
};

const formsOf = async (texts: readonly string[]): Promise<string[]> => {
  const rows: { form: string }[] = await database.dataSource.query(
    'SELECT search_form(given) AS form FROM unnest($1::text[]) WITH ORDINALITY AS all_texts(given, place) ORDER BY place',
    [texts],
  );
  return rows.map(({ form }) => form);
};

describe('the form of a text that is searched', () => {
  it.each([
    ['José Muñoz-Ng', 'jose munoz ng'],
    ['Jose\u0301 Mun\u0303oz', 'jose munoz'],
    ["O’Brien, O'Neil, D‘Arcy, Ka`ana, L´Amour", 'obrien  oneil  darcy  kaana  lamour'],
    ['Straße Ærø Łódź Đorđe İstanbul ısı', 'strasse aero lodz dorde istanbul isi'],
    ['ΟΔΥΣΣΕΥΣ Οδυσσεύς', 'οδυσσευσ οδυσσευσ'],
    ['Nguyễn Thị Hương', 'nguyen thi huong'],
    ['علی\u200cرضا', 'علیرضا'],
    ['Mary‑Kate — Mary–Kate', 'mary kate   mary kate'],
    ['ＡＤＡ ﬁsh', 'ada fish'],
  ])('of %s is “%s”, also in PostgreSQL', async (text, form) => {
    expect(searchForm(text)).toBe(form);
    expect(await formsOf([text])).toEqual([` ${form}`]);
  });

  it('is the same in PostgreSQL for every text', async () => {
    const storable = fc
      .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' }))
      .filter((text) => text.isWellFormed() && !text.includes('\0'));
    for (const some of fc.sample(fc.array(storable, { minLength: 200, maxLength: 200 }), 10)) {
      const texts = await known(some);
      expect(texts.length).toBeGreaterThan(50);
      expect(await formsOf(texts)).toEqual(texts.map((text) => ` ${searchForm(text)}`));
    }
  });
});
