import { setTimeout as pause } from 'node:timers/promises';
import type { Ask } from '../../reconciliation/src/reconciliation-context.ts';
import type { SeededRandom } from '../random/seeded-random.ts';
import { type Answer, type Call, Client, type Listener } from './client.ts';
import type { Journal, Operation } from './journal.ts';

export type Slot = { tourType: string; tourDate: string; tourTime: string };
export type Goods = { id: string; name: string; price: string; image: string | null };
export type Tickets = readonly { type: string; count: number }[];
/** `cents` is the adult's price; `prices` has those of the other guest types it sells. */
export type Tour = { type: string; cents: number; prices: ReadonlyMap<string, number>; largestParty: number };

/** A booking that its party can change by its link. */
export type Visit = { readonly party: Slot; readonly token: string; revision: number };

export type Scene = {
  site: string;
  journal: Journal;
  /** For letting time pass over a hold. */
  bookings: Ask;
  /** Signs the links in mails, which nobody reads here. */
  linkSecret: string;
  slots: readonly Slot[];
  tours: readonly Tour[];
  goods: Goods[];
  codes: string[];
  /** Discount codes. */
  promotions: { id: string; code: string }[];
  /** When the last displaced party is decided for, in ms since 1970: work that is done after the load. */
  lastDeadline: number;
  isOver(): boolean;
  /** Hears every answer to an actor. */
  listener?: Listener;
};

/** How long keyed requests are repeated: whoever pays wants to know the result. */
const patienceMs = 60_000;

/** A person with an address and a random sequence of their own. */
export class Actor {
  readonly client: Client;
  readonly scene: Scene;
  readonly random: SeededRandom;
  readonly name: string;
  readonly visits: Visit[] = [];

  constructor(scene: Scene, random: SeededRandom, name: string) {
    this.scene = scene;
    this.random = random;
    this.name = name;
    this.client = this.caller();
  }

  /** A client with an address that nobody else has. */
  caller(): Client {
    const part = () => this.random.whole(1, 254);
    return new Client(this.scene.site, `10.${part()}.${part()}.${part()}`, this.scene.listener);
  }

  /** A name that no other request has. */
  mark(word: string): string {
    return `${word}-${this.name}-${this.random.whole(0, 2 ** 31 - 1).toString(36)}${this.random.whole(0, 2 ** 31 - 1).toString(36)}`;
  }

  /** Asks once, and records the result. */
  async once(deed: Operation, call: Call, client = this.client): Promise<Answer> {
    const answer = await client.ask(call);
    this.scene.journal.note(deed, answer, 1);
    return answer;
  }

  /** Asks until there is an answer, as clients with an idempotency key do. */
  async keyed(deed: Operation, call: Call): Promise<Answer> {
    const until = performance.now() + patienceMs;
    for (let attempts = 1; ; attempts += 1) {
      const answer = await this.client.ask(call);
      const isAnswered = answer.outcome !== 'unknown' && answer.status !== 429;
      if (isAnswered || performance.now() > until) {
        this.scene.journal.note(deed, isAnswered ? answer : { ...answer, outcome: 'unknown' }, attempts);
        return answer;
      }
      await pause(this.random.whole(100, 400));
    }
  }
}
