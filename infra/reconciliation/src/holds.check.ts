import type { Check } from './reconciliation-context.ts';

const overdue = `
  SELECT id, slot_id AS "slotId", round(extract(epoch FROM now() - expires_at))::int AS seconds FROM holds
  WHERE status = 'active' AND expires_at < now() - $1 * interval '1 millisecond' ORDER BY expires_at`;

export const holdsCheck: Check = {
  name: 'no hold outlives its time',
  async differences({ databases, gracePeriods }) {
    type Hold = { id: string; slotId: string; seconds: number };
    const rows = await databases.bookings<Hold>(overdue, [gracePeriods.holdMs]);
    return rows.map(
      ({ id, slotId, seconds }) => `hold ${id} on ${slotId} ran out ${seconds} s ago and is still active`,
    );
  },
};
