import { type ToldThing, toldThings } from './reactions.ts';
import type { Check, Owner } from './reconciliation-context.ts';

const speakers: readonly Owner[] = [
  'bookings',
  'catalog',
  'contact',
  'content',
  'ledger',
  'media',
  'notifications',
  'orders',
  'staff',
];

const waiting = `
  SELECT id, subject, attempts, round(extract(epoch FROM now() - recorded_at))::int AS seconds FROM outbox
  WHERE published_at IS NULL AND recorded_at < now() - $1 * interval '1 millisecond' ORDER BY position`;

type Waiting = { id: string; subject: string; attempts: number; seconds: number };

// Published rows are kept for fourteen days; older changes have no event left to compare.
const untold = ({ table, key, writtenAt, told = 'true' }: ToldThing) => `
  SELECT t.${key}::text AS id FROM ${table} t
  WHERE ${told} AND t.${writtenAt} > now() - interval '13 days'
    AND NOT EXISTS (SELECT FROM outbox o WHERE o.aggregate_id = t.${key}::text AND o.subject = $1)
    AND NOT EXISTS (SELECT FROM dead_letters d WHERE d.aggregate_id = t.${key}::text AND d.subject = $1)
  ORDER BY 1`;

const ofNothing = (table: string, key: string) => `
  SELECT o.id, o.aggregate_id AS "about" FROM outbox o
  WHERE o.subject = $1 AND NOT EXISTS (SELECT FROM ${table} t WHERE t.${key}::text = o.aggregate_id) ORDER BY o.position`;

const toldTwice = `
  SELECT aggregate_id AS about, count(*)::int AS times FROM outbox WHERE subject = $1
  GROUP BY aggregate_id HAVING count(*) > 1 ORDER BY 1`;

// These have one event in their life; a hold has another when resized, an image when restored.
const once = new Set(['bookings', 'orders', 'contact_messages', 'products']);
// A purged image leaves its events behind.
const passing = new Set(['images']);

/** A change and its event are written together, and the event is published. */
export const outboxCheck: Check = {
  name: 'every change has its event, and every event has left',
  async differences({ databases, gracePeriods }) {
    const found: string[] = [];
    for (const owner of speakers) {
      const rows = await databases[owner]<Waiting>(waiting, [gracePeriods.eventMs]);
      found.push(
        ...rows.map(
          ({ id, subject, attempts, seconds }) =>
            `event ${id} (${subject}) waits in the outbox of ${owner} for ${seconds} s, after ${attempts} refusals`,
        ),
      );
    }
    for (const thing of toldThings) {
      const { owner, table, key, subject } = thing;
      const ask = databases[owner];
      const silent = await ask<{ id: string }>(untold(thing), [subject]);
      found.push(
        ...silent.map(({ id }) => `${id} is in ${table} of ${owner}, and no ${subject} was ever written of it`),
      );
      if (!passing.has(table)) {
        const ghosts = await ask<{ id: string; about: string }>(ofNothing(table, key), [subject]);
        found.push(
          ...ghosts.map(({ id, about }) => `event ${id} (${subject}) tells of ${about}, which is not in ${table}`),
        );
      }
      if (once.has(table)) {
        const often = await ask<{ about: string; times: number }>(toldTwice, [subject]);
        found.push(...often.map(({ about, times }) => `${subject} was written ${times} times of ${about}`));
      }
    }
    return found;
  },
};
