import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import { Hold } from '../holds/hold.entity.js';
import { OFFER_FREED_SEATS, OfferTerms } from '../holds/offer-terms.js';
import { TAKE_SEATS, takeSeatsParameters } from '../opening/slots/take-seats.js';
import type { Tour } from '../tours/tour.entity.js';
import { GIVE_SEATS_BACK } from '../visits/change.statements.js';
import { GROW_OWN_START } from './group.statements.js';
import { type Part, pairParts, peopleOf, seatsOfPart, type WantedPart } from './group-part.js';
import { type LockedStart, type LockedStarts, OwnStarts } from './own-starts.js';
import { type BookingFacts, StoreParts } from './store-parts.js';

/** What a group shall have after the transaction, which has locked the group and its parts. */
export interface Arrangement extends BookingFacts {
  readonly group: string;
  readonly parts: readonly Part[];
  readonly wanted: readonly WantedPart[];
  /** Undefined where nothing is wanted. */
  readonly tour: Tour | undefined;
  /** The group is booked, under this name; undefined while it is held. */
  readonly name: string | undefined;
  /** Until when seats are held. */
  readonly until: Date;
}

/** A start with too few seats. */
export interface LackingStart {
  readonly part: WantedPart;
  /** With those that the group has there. */
  readonly remaining: number;
}

/** Rolls the transaction back: a group has all of its parts, or what it had before. */
export class SeatsLackingError extends Error {
  constructor(readonly starts: readonly LackingStart[]) {
    super(`too few seats at ${starts.map(({ part }) => part.slotId).join(', ')}`);
  }
}

/** The one way in which parts of groups get seats and give them back. */
@Injectable()
export class ArrangeParts {
  constructor(
    private readonly ownStarts: OwnStarts,
    private readonly store: StoreParts,
    private readonly offers: OfferTerms,
  ) {}

  /** @throws SeatsLackingError */
  async execute(manager: EntityManager, order: Arrangement): Promise<void> {
    const { group, parts, wanted, now } = order;
    const { staying, moving, leaving, coming } = pairParts(parts, wanted);
    const named = [...parts, ...wanted].map(({ slotId }) => slotId);
    const starts = await this.ownStarts.lock(manager, group, named, wanted);

    const freed = new Set<string>();
    const give = async (slot: string, seats: number) => {
      if (seats <= 0) return;
      await manager.query(GIVE_SEATS_BACK, [slot, seats]);
      const start = starts.get(slot);
      if (start) start.taken -= seats;
      freed.add(slot);
    };
    for (const part of [...leaving, ...moving.map(([part]) => part)]) await give(part.slotId, seatsOfPart(part));
    for (const [part, one] of staying) await give(part.slotId, seatsOfPart(part) - peopleOf(one));

    const stillOwn = staying.filter(([part, one]) => one.ownStart && starts.get(part.slotId)?.keptFor === group);
    const still = stillOwn.map(([, { startsAt }]) => startsAt);
    for (const id of await this.ownStarts.restore(manager, group, starts, still)) freed.add(id);

    await this.take(manager, order, { starts, staying, moving, coming });
    for (const part of leaving) await this.store.end(manager, part, wanted.length > 0 ? 'replaced' : 'released', now);
    if (freed.size > 0) await manager.query(OFFER_FREED_SEATS, [[...freed], ...this.offers.parameters(now)]);
  }

  private async take(
    manager: EntityManager,
    order: Arrangement,
    steps: Omit<ReturnType<typeof pairParts>, 'leaving'> & { readonly starts: LockedStarts },
  ): Promise<void> {
    const { tour, group, wanted, name, until, now } = order;
    if (!tour) return;
    const { starts, staying, moving, coming } = steps;
    const lacking: LackingStart[] = [];
    const isOwn = (part: WantedPart) => part.ownStart && starts.get(part.slotId)?.keptFor === group;
    /** @param has seats of the group at this start that it keeps */
    const fits = async (part: WantedPart, has: number, seats: () => Promise<boolean>) => {
      const room = part.ownStart
        ? isOwn(part) || (await this.ownStarts.makeRoom(manager, starts, part, has))
        : isUsual(starts.get(part.slotId));
      if (room && (await seats())) return;
      const start = starts.get(part.slotId);
      const free = start && !start.closed && !part.ownStart ? start.capacity - start.taken : 0;
      lacking.push({ part, remaining: free + has });
    };
    const grow = async (part: WantedPart, more: number) => {
      if (more <= 0) return true;
      const values = isOwn(part)
        ? [part.slotId, more, group]
        : takeSeatsParameters({ ...part, tourType: tour.type, capacity: tour.capacity, seats: more });
      const taken: unknown = await manager.query(isOwn(part) ? GROW_OWN_START : TAKE_SEATS, values);
      return rowsOf(taken).length > 0;
    };
    for (const [part, one] of staying) {
      const has = Math.min(seatsOfPart(part), peopleOf(one));
      await fits(one, has, () => grow(one, peopleOf(one) - has));
    }
    for (const [, one] of moving) await fits(one, 0, () => grow(one, peopleOf(one)));
    const holds: Hold[] = [];
    for (const one of coming) {
      await fits(one, 0, async () => {
        const end = name === undefined ? until : one.startsAt;
        const hold = await this.store.hold(manager, group, one, { tour, until: end, now });
        if (hold) holds.push(hold);
        return hold !== undefined;
      });
    }
    if (lacking.length > 0) throw new SeatsLackingError(lacking);
    const own = wanted.filter((part) => part.ownStart && !isOwn(part));
    await this.ownStarts.keep(manager, group, own);
    await this.rewrite(manager, order, tour, [...staying, ...moving]);
    if (name === undefined) return;
    for (const hold of holds) await this.store.book(manager, { id: group, name }, hold, tour, order);
  }

  private async rewrite(
    manager: EntityManager,
    { name, until, now }: Arrangement,
    tour: Tour,
    pairs: readonly (readonly [Part, WantedPart])[],
  ): Promise<void> {
    for (const [part, one] of pairs) {
      if (part instanceof Booking)
        await this.store.changeBooking(manager, part, one, { tour, name: name ?? part.lastName, now });
      else await this.store.changeHold(manager, part, one, { tour, until, now });
    }
  }
}

/** Others may share a start that the group had for itself once it is no larger than usual. */
const isUsual = (start: LockedStart | undefined): boolean =>
  !start || start.capacity <= (start.usualCapacity ?? start.capacity);

/** TypeORM answers an UPDATE with its rows and their number, an INSERT with its rows. */
function rowsOf(answer: unknown): unknown[] {
  const [first] = answer as unknown[];
  return Array.isArray(first) ? first : (answer as unknown[]);
}
