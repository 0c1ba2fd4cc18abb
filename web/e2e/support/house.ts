import { readFileSync } from 'node:fs';

interface HouseFacts {
  readonly name: string;
  readonly street: string;
  readonly town: string;
  readonly region: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly timeZone: string;
}

const folder = new URL(`../../../services/shared/house/${process.env.HOUSE?.trim() || 'hill'}/`, import.meta.url);

/** The house of the instance under test. */
export const house: HouseFacts = JSON.parse(readFileSync(new URL('house.json', folder), 'utf8'));
