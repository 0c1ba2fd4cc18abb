import { openTimes } from '../local/test/support/open-times.ts';
import { type AttackTarget, postFrom, type Verdict } from './attack-target.ts';

const attacker = '203.0.113.60';
const rounds = 12;
const quarter = "interval '15 minutes'";
/** How long one address may hold a time within two hours, plus the current hold, in minutes. */
const mostMinutes = 75;
const households = 80;
/** `HOLDS_PER_NETWORK`. */
const holdsPerNetwork = 60;

const holding = 'mutation ($input: HoldSeatsInput!) { holdSeats(input: $input) { __typename ... on SeatHold { id } } }';
const releasing = 'mutation ($id: ID!) { releaseHold(id: $id) { __typename } }';

/** One address holds a time, releases it after a quarter of an hour, and holds it again; an IPv6 network holds a season. */
export async function holdEndlessly(target: AttackTarget): Promise<Verdict> {
  const times = (await openTimes(target.instance.site)).slice(220);
  const hold = async (address: string, at: number): Promise<string | undefined> => {
    const time = times[at];
    if (!time) throw new Error('no start time is open');
    const { tourDate, tourTime } = time;
    const input = { tourType: 'standard', tourDate, tourTime, tickets: [{ type: 'adult', count: 1 }] };
    const { text } = await postFrom(address, target, '/graphql', { query: holding, variables: { input } });
    return /"id":"([^"]+)"/.exec(text)?.[1];
  };
  let minutes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const id = await hold(attacker, 0);
    if (!id) break;
    minutes += 15;
    await postFrom(attacker, target, '/graphql', { query: releasing, variables: { id } });
    // Lets a quarter of an hour pass for the address's holds.
    await target.ask.bookings(
      `UPDATE holds SET created_at = created_at - ${quarter}, began_at = began_at - ${quarter}, expires_at = expires_at - ${quarter},
         ended_at = ended_at - CASE WHEN id = $1 THEN interval '0' ELSE ${quarter} END
       WHERE caller = (SELECT caller FROM holds WHERE id = $1)`,
      [id],
    );
  }
  let held = 0;
  for (let at = 0; at < households; at += 1) {
    if (await hold(`2001:db8:77:${(at + 1).toString(16)}::1`, at + 1)) held += 1;
  }
  return {
    attack: 'Seats are held, released and held again',
    held: minutes > 0 && minutes <= mostMinutes && held > 0 && held <= holdsPerNetwork,
    evidence: `one address held a time for ${minutes} of ${15 * rounds} minutes; ${households} households of one IPv6 network got ${held} holds`,
  };
}
