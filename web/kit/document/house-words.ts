import { thisHouse } from '#house/about/house.js';
import type { HouseDetails } from '../lib/site-content.js';

type Address = Pick<HouseDetails, 'street' | 'town'>;

/** "1 Mill Road, Springfield, Vermont 05156" */
export function addressLine({ street, town }: Address): string {
  return `${street}, ${town}`;
}

/** Where the house is, in a sentence. @param place the street, or the whole address; undefined while unknown */
export function placeSentence(place: string | undefined): string {
  const { beside } = thisHouse.texts;
  const said = [place, beside].filter((part) => part !== undefined).join(', ') || thisHouse.town;
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`;
}
