import { z } from 'zod';
import { filledText } from './filled-text.js';

const sentence = filledText.regex(/[.?!]$/, 'must be a sentence');

/** What is in `words.<language>.json`: what the services say differently in each house. */
export const houseWords = z.strictObject({
  /** Where a tour begins: "Please be … by 9:45 AM.", "Llegue … a más tardar a las 9:45 a.m." */
  meetAt: filledText,
  /** Follows the street: "We are at 1 Main Street, ….", "Estamos en 1 Main Street, …." */
  setting: filledText,
  parking: sentence,
  /** What walkers should know beforehand. */
  ground: sentence,
  /** Title of the ticket's mail; also begins a receipt. Without a full stop. */
  expected: filledText,
  /** Subject of the mail after a visit. */
  howWasIt: sentence,
  /** In the same mail, before a gift voucher is named. */
  forSomebodyElse: sentence,
});

export type HouseWords = z.output<typeof houseWords>;
