import type { Answer } from './client.ts';
import type { Actor, Slot } from './scene.ts';

type Change = { path: 'move' | 'party' | 'cancel'; json: object };

function wishedChange({ scene, random }: Actor, party: Slot): Change {
  const path = random.weighted([
    [4, 'move'],
    [4, 'party'],
    [3, 'cancel'],
  ] as const);
  if (path === 'cancel') return { path, json: {} };
  if (path === 'party' && random.chance(30))
    return { path, json: { tickets: otherGuests(random.whole(1, 3), random.whole(1, 2)) } };
  if (path === 'party') return { path, json: { groupSize: random.whole(1, 5) } };
  const { tourDate, tourTime } = random.pick(scene.slots.filter(({ tourType }) => tourType === party.tourType));
  return { path, json: { tourDate, tourTime } };
}

/** Who stays keeps the price that was booked, whatever the party was. */
const otherGuests = (adults: number, children: number) => [
  { type: 'adult', count: adults },
  { type: 'child', count: children },
];

/** Keeps a booking, to be changed now or later. */
export function keepVisit(actor: Actor, party: Slot, booked: Answer): void {
  const { visitUrl } = booked.body;
  if (booked.outcome !== 'confirmed' || typeof visitUrl !== 'string') return;
  actor.visits.push({ party, token: new URL(visitUrl).pathname.split('/').at(-1) ?? '', revision: 0 });
}

/**
 * What becomes of one of the bookings that an actor has: moved, of another size, cancelled, once or more often, and sometimes
 * from an old page. Seats come free in full slots only because older bookings change too.
 */
export async function changeVisit(actor: Actor): Promise<void> {
  if (actor.visits.length === 0) return;
  const visit = actor.random.pick(actor.visits);
  for (let changes = actor.random.whole(1, 3); changes > 0; changes -= 1) {
    const { path, json } = wishedChange(actor, visit.party);
    const mark = actor.mark('visit');
    const stale = visit.revision > 0 && actor.random.chance(15);
    const answer = await actor.keyed(
      { kind: 'visit', mark },
      {
        method: 'POST',
        path: `/api/visits/${visit.token}/${path}`,
        json: { ...json, revision: stale ? 0 : visit.revision },
        headers: { 'idempotency-key': mark },
      },
    );
    if (answer.outcome === 'unknown') return;
    if (typeof answer.body.revision === 'number') visit.revision = answer.body.revision;
  }
}
