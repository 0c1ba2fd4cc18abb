import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from './user-error.ts';

const houses = resolve(import.meta.dirname, '../../services/shared/house');
const usual = 'hill';

/** What starts and trials know of a house; services read the rest of its folder. */
export interface House {
  /** Its folder in `services/shared/house` and in `web/house`. */
  readonly folder: string;
  /** With a straight apostrophe, for terminals. */
  readonly name: string;
  readonly timeZone: string;
}

/** Folders of all houses, sorted. */
export function allHouses(): readonly string[] {
  return readdirSync(houses)
    .filter((name) => existsSync(join(houses, name, 'house.json')))
    .sort();
}

/** The house that `HOUSE` names. Throws `UserError` if there is none of this name. */
export function chosenHouse(source: Readonly<Record<string, string | undefined>> = process.env): House {
  const folder = source.HOUSE?.trim() || usual;
  if (!allHouses().includes(folder)) {
    throw new UserError(`HOUSE is "${folder}": it must be one of ${allHouses().join(', ')} (services/shared/house).`);
  }
  const { name, timeZone } = JSON.parse(readFileSync(join(houses, folder, 'house.json'), 'utf8'));
  // A house that was only begun (`infra/templates/house.ts`).
  if (!name || !timeZone) {
    throw new UserError(
      `The house ${folder} has no name or no time zone yet: make house n=${folder} lists what is missing.`,
    );
  }
  return { folder, name: name.replaceAll('’', "'"), timeZone };
}

/** Every house but the usual one has places of its own, so that two of them can be built and run from one checkout. */
export function isUsual({ folder }: Pick<House, 'folder'>): boolean {
  return folder === usual;
}

/** Where the site of a house is built (`web/vite.config.ts`). @param root of the checkout */
export function siteDirectory(root: string, house: Pick<House, 'folder'>): string {
  return join(root, 'web', isUsual(house) ? 'dist' : `dist-${house.folder}`);
}
