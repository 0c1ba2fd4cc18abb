import type { Check } from './audit-context.ts';
import { reactionLines } from './reactions.ts';

const told = `
  SELECT id FROM outbox WHERE subject = $1 AND recorded_at < now() - $2 * interval '1 millisecond' ORDER BY position`;
const heard = 'SELECT event_id AS id FROM inbox WHERE consumer = $1';
const strange = 'SELECT event_id AS id FROM inbox WHERE consumer <> ALL ($1) ORDER BY 1';

/** Pitfall 8: each event is reacted to. That no reaction ran twice, the primary key of the inbox and its effects say. */
export const inboxCheck: Check = {
  name: 'every event was reacted to by all that listen',
  async differences({ databases, patience }) {
    const found: string[] = [];
    for (const { subject, producer, consumer, durable } of reactionLines) {
      // Causes before effects: what is told of meanwhile is not missed.
      const events = await databases[producer]<{ id: string }>(told, [subject, patience.eventMs]);
      const known = new Set((await databases[consumer]<{ id: string }>(heard, [durable])).map(({ id }) => id));
      const missed = events.filter(({ id }) => !known.has(id));
      found.push(...missed.map(({ id }) => `event ${id} (${subject}) was never reacted to by ${durable}`));
    }
    const consumers = [...new Set(reactionLines.map(({ consumer }) => consumer))];
    for (const consumer of consumers) {
      const durables = reactionLines.filter((line) => line.consumer === consumer).map(({ durable }) => durable);
      const rows = await databases[consumer]<{ id: string }>(strange, [durables]);
      found.push(
        ...rows.map(({ id }) => `${consumer} has reacted to event ${id} under a name that the audit does not know`),
      );
    }
    return found;
  },
};
