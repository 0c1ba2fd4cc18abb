import { MAX_GROUP_PARTS, MAX_PART_SIZE } from '@hilltop/contracts/house/bounds';
import { z } from 'zod';

const bounded = (what: string, least: number, most: number) =>
  z
    .int(`${what} must be a whole number`)
    .min(least, `${what} must be ${least} to ${most}`)
    .max(most, `${what} must be ${least} to ${most}`);

/** The conditions of groups, with their bounds. The migration has those that Hilltop comes with. Units are in the schema. */
export const groupTerms = z.object({
  smallestGroup: bounded('The smallest group', 1, MAX_PART_SIZE),
  fewestWhoPay: bounded('The fewest who pay', 1, MAX_PART_SIZE),
  pupilsPerAdult: bounded('The pupils for each adult', 1, 30),
  mostPeople: bounded('The most people', 1, 1_000),
  mostParts: bounded('The most starts', 1, MAX_GROUP_PARTS),
  peoplePerGuide: bounded('The people that one guide leads', 1, 40),
  freePerPupils: bounded('The pupils for each free adult', 0, 40),
  freePerAdults: bounded('The people for each free one', 0, 60),
  countFinalDays: bounded('The days before the count is final', 1, 30),
  depositBackDays: bounded('The days until which a deposit comes back', 0, 90),
  depositPercent: bounded('The deposit', 0, 100),
  invoiceDueDays: bounded('The days in which an invoice is due', 0, 60),
  secureAfterDays: bounded('The days to secure seats', 3, 60),
  secureBeforeDays: bounded('The days before the visit to secure seats', 3, 60),
  quoteValidDays: bounded('The days of a quote', 1, 60),
  askedAheadDays: bounded('The days to ask ahead', 0, 60),
});

export type GroupTerms = z.output<typeof groupTerms>;
