import { COLOR_NAMES, type ColorName } from '@hilltop/contracts/house/color-names';
import { LANGUAGES, type Language } from '@hilltop/contracts/house/languages';
import { z } from 'zod';
import { type HouseFacts, houseFacts } from './house-facts.js';
import { HOUSES, HouseFolder } from './house-folder.js';
import { type HouseWords, houseWords } from './house-words.js';

export const DEFAULT_HOUSE = 'hill';

const color = z.string().regex(/^#[\da-f]{6}$/, 'must be a color such as #0d1417');
const houseColors = z.strictObject(
  Object.fromEntries(COLOR_NAMES.map((name) => [name, color])) as Record<ColorName, typeof color>,
);

export interface House {
  readonly folder: HouseFolder;
  readonly facts: HouseFacts;
  readonly colors: Readonly<Record<ColorName, string>>;
  /** Of each of its languages. */
  readonly words: { readonly en: HouseWords } & Readonly<Partial<Record<Language, HouseWords>>>;
}

const houses = new Map<string, House>();

/** The house that `HOUSE` names: one in a process, whatever runs in it. Its files are read once. @throws HouseError */
export function readHouse(name = process.env.HOUSE?.trim() || DEFAULT_HOUSE, folder = HOUSES): House {
  const key = `${folder}${name}`;
  const known = houses.get(key);
  if (known) return known;
  const house = openHouse(new HouseFolder(name, folder));
  houses.set(key, house);
  return house;
}

function openHouse(folder: HouseFolder): House {
  return {
    folder,
    facts: folder.read('house.json', houseFacts),
    colors: folder.read('colors.json', houseColors),
    words: { ...translatedWords(folder), en: folder.read('words.en.json', houseWords) },
  };
}

function translatedWords(folder: HouseFolder): Partial<Record<Language, HouseWords>> {
  const spoken = LANGUAGES.filter((language) => folder.has(`words.${language}.json`));
  return Object.fromEntries(spoken.map((language) => [language, folder.read(`words.${language}.json`, houseWords)]));
}
