import { LANGUAGES } from '@hilltop/contracts/house/languages';
import { z } from 'zod';
import { filledText } from './filled-text.js';
import { timeZone } from './time-zone.js';

const host = z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be the name of a host');

/** What is in `house.json`. */
export const houseFacts = z.strictObject({
  /** As on its sign. */
  name: filledText,
  /** Under the icon on a phone. */
  shortName: filledText,
  /** Its name in names of files. */
  slug: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'must be lower case words joined by hyphens'),
  street: filledText,
  town: filledText,
  region: filledText,
  postalCode: filledText,
  /** ISO 3166-1, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters'),
  phone: filledText,
  /** Its mails come from it, unless `MAIL_FROM` is set. */
  mailbox: z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address'),
  /** Latitude and longitude in degrees. */
  place: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]),
  /** Unless `VENUE_TIME_ZONE` is set. */
  timeZone,
  /** Of its visitors' pages; the first is used where none is chosen. */
  languages: z.array(z.enum(LANGUAGES)).nonempty('must have at least one entry'),
  /** What gifts of visitors are for, e.g. `the roof`; left out where the house takes none. */
  giftsFor: filledText.optional(),
  waiver: z.strictObject({
    /** Of the text that is signed now. */
    version: z.iso.date('must be a date such as 2026-11-27'),
  }),
  /** Whose films can be shown, besides those of YouTube. */
  stations: z.array(
    z.strictObject({
      name: filledText,
      host,
      /** A film is a page, shown in a frame, or a script, run in a page of its own. */
      plays: z.enum(['frame', 'script']),
    }),
  ),
});

export type HouseFacts = z.output<typeof houseFacts>;

/** `Springfield, Illinois 62701` */
export function townLine({ town, region, postalCode }: HouseFacts): string {
  return `${town}, ${region} ${postalCode}`;
}

/** The name with a straight apostrophe, for headers of mails and for terminals. */
export function typedName({ name }: HouseFacts): string {
  return name.replaceAll('’', "'");
}

/** The sender of mails unless `MAIL_FROM` is set. */
export function mailFrom(facts: HouseFacts): string {
  return `${typedName(facts)} <${facts.mailbox}>`;
}
