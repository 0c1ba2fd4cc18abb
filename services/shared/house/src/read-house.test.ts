import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mailFrom, townLine } from './house-facts.js';
import { HOUSES, houseNames } from './house-folder.js';
import { houseVariable } from './house-variable.js';
import { readHouse } from './read-house.js';

const parent = mkdtempSync(join(tmpdir(), 'hilltop-houses-'));
let folder = new URL(HOUSES);
let at = '';

const json = (file: string): Record<string, unknown> => JSON.parse(readFileSync(join(at, 'mill', file), 'utf8'));
const write = (file: string, content: object) => writeFileSync(join(at, 'mill', file), JSON.stringify(content));
const without = (file: string, field: string) => {
  const { [field]: _, ...rest } = json(file);
  write(file, rest);
};

beforeEach(() => {
  // Houses are read once, so each test has a folder of its own.
  at = mkdtempSync(join(parent, 'houses-'));
  folder = pathToFileURL(`${at}/`);
  for (const file of ['house.json', 'colors.json', 'words.en.json']) {
    cpSync(new URL(`hill/${file}`, HOUSES), join(at, 'mill', file));
  }
  cpSync(new URL('hill/house.json', HOUSES), join(at, 'hill/house.json'));
});
afterAll(() => rmSync(parent, { recursive: true }));

describe('every house of the package', () => {
  it.each(houseNames())('%s can be read', (name) => {
    const { facts, colors } = readHouse(name);
    expect(new URL(`https://${facts.slug}.example`).hostname).toBe(`${facts.slug}.example`);
    expect(colors.night).toMatch(/^#/);
    expect(mailFrom(facts)).toMatch(/^[^’<>]+ <\S+@\S+>$/);
  });

  it('is the hill unless HOUSE says otherwise', () => {
    expect(houseNames()).toContain('hill');
    expect(houseVariable.parse(undefined)).toBe('hill');
    expect(readHouse()).toBe(readHouse('hill'));
  });
});

describe('a house', () => {
  it('has the facts of its folder', () => {
    write('house.json', { ...json('house.json'), name: 'Slate Creek Mill', town: 'Fernley Falls', region: 'Vermont' });
    const { facts } = readHouse('mill', folder);
    expect([facts.name, townLine(facts)]).toEqual(['Slate Creek Mill', `Fernley Falls, Vermont ${facts.postalCode}`]);
  });

  it.each<[wrong: string, breaks: () => void, message: string]>([
    ['a field that is missing', () => without('house.json', 'phone'), 'The field phone of mill/house.json is wrong: '],
    [
      'a field within another',
      () => write('house.json', { ...json('house.json'), waiver: { version: 'first' } }),
      'The field waiver.version of mill/house.json is wrong: must be a date such as 2026-11-27.',
    ],
    [
      'a time zone that is none',
      () => write('house.json', { ...json('house.json'), timeZone: 'America/Dallas' }),
      'The field timeZone of mill/house.json is wrong: must be the IANA name of a time zone.',
    ],
    [
      'a field that nobody reads',
      () => write('house.json', { ...json('house.json'), fax: '1' }),
      'mill/house.json is wrong: Unrecognized key: "fax".',
    ],
    ['a color that is missing', () => without('colors.json', 'felt-lit'), 'The field felt-lit of mill/colors.json'],
    [
      'a color that is none',
      () => write('colors.json', { ...json('colors.json'), brass: 'gold' }),
      'The field brass of mill/colors.json is wrong: must be a color such as #0d1417.',
    ],
    ['words that are missing', () => without('words.en.json', 'meetAt'), 'The field meetAt of mill/words.en.json'],
    [
      'a file that is missing',
      () => rmSync(join(at, 'mill/words.en.json')),
      'The house mill has no file words.en.json.',
    ],
    [
      'a file that is no JSON',
      () => writeFileSync(join(at, 'mill/colors.json'), '{'),
      'mill/colors.json is not JSON: ',
    ],
  ])('is refused with %s', (_, breaks, message) => {
    breaks();
    expect(() => readHouse('mill', folder)).toThrow(message);
  });

  it('that there is not is refused with the names of those that there are', () => {
    expect(() => readHouse('mil', folder)).toThrow('There is no house "mil": HOUSE is one of hill, mill.');
    expect(houseVariable.safeParse('../hill').error?.issues[0]?.message).toMatch(/^must be one of (\w+, )*hill/);
  });
});
