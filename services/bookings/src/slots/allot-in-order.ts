import { postgresError } from '@hilltop/platform/database/postgres-errors';

/** How a queue of parties reaches the slot that all of them want. */
export interface Allotment<Party> {
  /** Takes the places of all of these in one statement, or of none of them: false when fewer are left. */
  readonly take: (parties: readonly Party[]) => Promise<boolean>;
  /** Places left at this moment. */
  readonly remaining: () => Promise<number>;
  readonly placesOf: (party: Party) => number;
  /** Places that one statement takes at most: those of a slot that nobody has. */
  readonly mostPlaces: number;
}

type Outcome = PromiseSettledResult<boolean>;

/** So often a queue is looked at anew because others were quicker; then each of its parties asks for itself. */
const MOST_REFUSALS = 4;

const got = (value: boolean): Outcome => ({ status: 'fulfilled', value });

/**
 * Gives places to parties as if each had asked by itself, one after the other: who comes first is served first, and one
 * that is too large for what is left does not stand in the way of a smaller one behind it. Usually one statement for all.
 * What is wrong with one of them (the same payment twice) is its own fault alone.
 */
export async function allotInOrder<Party>(parties: readonly Party[], slot: Allotment<Party>): Promise<Outcome[]> {
  const answers = new Map<Party, Outcome>();
  try {
    await serve(parties, slot, answers);
  } catch (error) {
    const open = parties.filter((party) => !answers.has(party));
    const rest = concernsOneAlone(error) ? await halve(open, slot, error) : open.map(() => failed(error));
    for (const [place, party] of open.entries()) answers.set(party, rest[place] ?? failed(error));
  }
  return parties.map((party) => answers.get(party) ?? got(false));
}

async function serve<Party>(
  parties: readonly Party[],
  slot: Allotment<Party>,
  answers: Map<Party, Outcome>,
): Promise<void> {
  let open = parties;
  let next = together(open, slot);
  let refusals = 0;
  while (next.length > 0) {
    const served = await slot.take(next);
    if (!served) refusals += 1;
    // One that asked alone has its answer; several that were refused together may not all be too large.
    if (served || next.length === 1) for (const party of next) answers.set(party, got(served));
    open = open.filter((party) => !answers.has(party));
    if (open.length === 0) return;
    if (refusals === 0) next = together(open, slot);
    else if (refusals > MOST_REFUSALS) next = open.slice(0, 1);
    else next = together(thoseThatFit(open, await slot.remaining(), slot), slot);
  }
}

/** As many from the front as one statement may take the places of; one at least. */
function together<Party>(parties: readonly Party[], { placesOf, mostPlaces }: Allotment<Party>): readonly Party[] {
  let places = 0;
  const tooMany = parties.findIndex((party, at) => {
    places += placesOf(party);
    return at > 0 && places > mostPlaces;
  });
  return tooMany < 0 ? parties : parties.slice(0, tooMany);
}

/** From the front, each that fits into what those before it leave. */
function thoseThatFit<Party>(parties: readonly Party[], places: number, { placesOf }: Allotment<Party>): Party[] {
  let left = places;
  return parties.filter((party) => {
    const fits = placesOf(party) <= left;
    if (fits) left -= placesOf(party);
    return fits;
  });
}

/** One of them is refused by the database and undid the others' places: each half tries again, down to the one. */
async function halve<Party>(parties: readonly Party[], slot: Allotment<Party>, error: unknown): Promise<Outcome[]> {
  if (parties.length < 2) return parties.map(() => failed(error));
  const middle = Math.ceil(parties.length / 2);
  const first = await allotInOrder(parties.slice(0, middle), slot);
  return [...first, ...(await allotInOrder(parties.slice(middle), slot))];
}

const failed = (reason: unknown): Outcome => ({ status: 'rejected', reason });

/** Bad data (22), a broken constraint (23), or a conflict with somebody else (40): the statement was undone, whole. */
function concernsOneAlone(error: unknown): boolean {
  return /^(22|23|40)/.test(postgresError(error)?.code ?? '');
}
