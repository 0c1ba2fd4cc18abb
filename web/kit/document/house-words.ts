import { venue } from '../../house/hill/texts/venue.js';
import type { HouseDetails } from '../lib/site-content.js';

type Address = Pick<HouseDetails, 'street' | 'town'>;

/** "3001 W. Division Street, Arlington, Texas 76012" */
export function addressLine({ street, town }: Address): string {
  return `${street}, ${town}`;
}

/** Where the house is, in a sentence. @param place the street, or the whole address; undefined while unknown */
export function placeSentence(place: string | undefined): string {
  return place === undefined ? `${venue.campus.replace('on', 'On')}.` : `${place}, ${venue.campus}.`;
}

export function phoneLink(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}
