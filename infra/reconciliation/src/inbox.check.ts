import { reactionLines } from './reactions.ts';
import type { Check } from './reconciliation-context.ts';

const told = `
  SELECT id FROM outbox WHERE subject = $1 AND recorded_at < now() - $2 * interval '1 millisecond' ORDER BY position`;
const heard = 'SELECT event_id AS id FROM inbox WHERE consumer = $1';
const strange = 'SELECT event_id AS id FROM inbox WHERE consumer <> ALL ($1) ORDER BY 1';

/** Each event is handled. The inbox's primary key keeps a reaction from running twice. */
export const inboxCheck: Check = {
  name: 'every event was reacted to by all that listen',
  async differences({ databases, gracePeriods }) {
    const found: string[] = [];
    for (const { subject, producer, consumer, durable } of reactionLines) {
      // Causes are read before effects, so that events published in between do not look missed.
      const events = await databases[producer]<{ id: string }>(told, [subject, gracePeriods.eventMs]);
      const known = new Set((await databases[consumer]<{ id: string }>(heard, [durable])).map(({ id }) => id));
      const missed = events.filter(({ id }) => !known.has(id));
      found.push(...missed.map(({ id }) => `event ${id} (${subject}) was never reacted to by ${durable}`));
    }
    const consumers = [...new Set(reactionLines.map(({ consumer }) => consumer))];
    for (const consumer of consumers) {
      const durables = reactionLines.filter((line) => line.consumer === consumer).map(({ durable }) => durable);
      const rows = await databases[consumer]<{ id: string }>(strange, [durables]);
      found.push(
        ...rows.map(
          ({ id }) => `${consumer} has reacted to event ${id} under a name that the reconciliation does not know`,
        ),
      );
    }
    return found;
  },
};
