import type { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { z } from 'zod';

const time = z.object({ tourDate: z.iso.date(), tourTime: z.string(), startsAt: z.iso.datetime() });

const entryShape = z.object({
  /** The party's link to its entry. */
  waitlistUrl: z.url(),
  tourName: z.string().nullable(),
  groupSize: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(['waiting', 'offered', 'accepted', 'expired', 'left', 'closed']),
  /** Whether the link in our mail was opened. */
  confirmed: z.boolean(),
  times: z.array(time.extend({ closed: z.boolean() })),
  offer: time.extend({ expiresAt: z.iso.datetime(), declined: z.boolean() }).nullable(),
});

/** A party on the waiting list, as bookings answers `waitlistNotice`. */
export type WaitlistEntry = z.output<typeof entryShape>;

const answer = z.object({ waitlistNotice: entryShape.nullable() });

const QUERY = `query WaitlistNotice($id: ID!) { waitlistNotice(entryId: $id) {
  waitlistUrl tourName groupSize firstName lastName email status confirmed
  times { tourDate tourTime startsAt closed } offer { tourDate tourTime startsAt expiresAt declined } } }`;

/** Reads an entry from bookings; `undefined` when there is none. */
export async function readEntry(
  bookings: Pick<SubgraphClient, 'read'>,
  id: string,
): Promise<WaitlistEntry | undefined> {
  return answer.parse(await bookings.read(QUERY, { id })).waitlistNotice ?? undefined;
}
