import type { Check, Owner } from './reconciliation-context.ts';

const keepers: readonly Owner[] = [
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
const open = `
  SELECT id, origin, subject, attempts FROM dead_letters WHERE resolved_at IS NULL ORDER BY failed_at`;

/** Reported, so that a person looks at it. */
export const deadLettersCheck: Check = {
  name: 'no event waits for a person',
  async differences({ databases }) {
    const found: string[] = [];
    for (const owner of keepers) {
      type Letter = { id: string; origin: string; subject: string; attempts: number };
      const letters = await databases[owner]<Letter>(open);
      found.push(
        ...letters.map(
          ({ id, origin, subject, attempts }) =>
            `dead letter ${id} of ${owner} (${origin}: ${subject}) waits after ${attempts} attempts`,
        ),
      );
    }
    return found;
  },
};
