import { allotInOrder } from './allot-in-order.js';
import { MicroBatcher } from './micro-batcher.js';
import type { SlotRepository } from './slot.repository.js';
import type { SlotRequest } from './slot-request.js';

/** Parties whose places are taken by one statement at most. */
const MOST_TOGETHER = 32;
/** Statements of this process that are under way for one slot: with two, the lock would decide who comes first. */
const IN_FLIGHT = 1;
/** Parties that wait for one slot in this process at most, a second's work. */
const MOST_WAITING = 2_000;

/** Somebody who wants places of a slot. */
export interface Party {
  readonly request: SlotRequest;
}

/**
 * The queue before each slot. All who want a slot at once wait for one row's lock anyway, each for a statement and a
 * commit of its own; here those that wait go together, and still each is answered as if it had come alone.
 */
export class SlotQueue<P extends Party> {
  private readonly batches: MicroBatcher<P, boolean>;

  /** @param take takes the places of parties of one slot, all or none, in one statement (`TAKE_SEATS`) */
  constructor(slots: SlotRepository, take: (parties: readonly P[]) => Promise<boolean>) {
    this.batches = new MicroBatcher({
      most: MOST_TOGETHER,
      inFlight: IN_FLIGHT,
      waiting: MOST_WAITING,
      run: (parties) => {
        // All of a lane want the same slot.
        const request = parties[0]?.request;
        return allotInOrder(parties, {
          take,
          remaining: async () => (request ? slots.remaining(request) : 0),
          placesOf: (party) => party.request.places,
          mostPlaces: request?.capacity ?? 0,
        });
      },
    });
  }

  /** Whether the party got its places. @throws TooBusy when too many wait, or what the database has against it */
  ask(party: P): Promise<boolean> {
    return this.batches.submit(party.request.slotId, party);
  }
}
