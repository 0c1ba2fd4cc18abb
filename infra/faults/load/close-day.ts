import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from './scene.ts';

const closing = `mutation ($input: CloseDayInput!) { closeDay(input: $input) { __typename
  ... on DayClosed { closure { id } } ... on Refusal { message } } }`;
const reopening = `mutation ($date: String!) { reopenDay(date: $date) { __typename
  ... on DayReopened { parties } ... on Refusal { message } } }`;

/** Closes a time that visitors are buying, or its whole day, and usually reopens it while they answer. */
export async function closeAndReopen(actor: Actor, headers: Record<string, string>): Promise<void> {
  const { scene, random, client } = actor;
  const { tourDate: date, tourTime } = random.pick(scene.slots);
  const deadline = Date.now() + random.whole(2, 10) * 1_000;
  scene.lastDeadline = Math.max(scene.lastDeadline, deadline);
  const input = {
    date,
    ...(random.chance(70) && { times: [tourTime] }),
    reason: 'Ice storm',
    message: 'The drive is not safe.',
    policy: random.pick(['refund', 'move', 'keep'] as const),
    deadline: new Date(deadline).toISOString(),
  };
  const closed = await client.graphql(closing, { input }, 'closeDay', headers);
  scene.journal.note({ kind: 'other', mark: 'closing' }, closed, 1);
  await pause(random.whole(200, 3_000));
  if (random.chance(80)) {
    scene.journal.note(
      { kind: 'other', mark: 'reopening' },
      await client.graphql(reopening, { date }, 'reopenDay', headers),
      1,
    );
  }
}
