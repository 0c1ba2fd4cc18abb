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
  if (path === 'party') return { path, json: { groupSize: random.whole(1, 5) } };
  const { tourDate, tourTime } = random.pick(scene.slots.filter(({ tourType }) => tourType === party.tourType));
  return { path, json: { tourDate, tourTime } };
}

/** What becomes of some bookings: moved, of another size, cancelled, once or twice, and sometimes from an old page. */
export async function changeVisit(actor: Actor, party: Slot, booked: Answer): Promise<void> {
  const { visitUrl } = booked.body;
  if (booked.outcome !== 'confirmed' || typeof visitUrl !== 'string') return;
  const token = new URL(visitUrl).pathname.split('/').at(-1);
  let revision = 0;
  for (let changes = actor.random.whole(1, 3); changes > 0; changes -= 1) {
    const { path, json } = wishedChange(actor, party);
    const mark = actor.mark('visit');
    const stale = revision > 0 && actor.random.chance(15);
    const answer = await actor.keyed(
      { kind: 'visit', mark },
      {
        method: 'POST',
        path: `/api/visits/${token}/${path}`,
        json: { ...json, revision: stale ? 0 : revision },
        headers: { 'idempotency-key': mark },
      },
    );
    if (answer.outcome === 'unknown') return;
    if (typeof answer.body.revision === 'number') revision = answer.body.revision;
  }
}
