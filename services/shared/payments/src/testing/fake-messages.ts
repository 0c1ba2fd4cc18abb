import { createHmac, randomUUID } from 'node:crypto';
import type { Fields } from './stripe-problem.js';

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  /** Seconds. */
  readonly created: number;
  readonly data: { readonly object: Fields };
}

export interface SignedMessage {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

/** How long after its event each delivery is made, in milliseconds: `[]` is never, `[0, 50]` twice. */
export type DeliveryPlan = (event: StripeEvent) => readonly number[];

type Receiver = (message: SignedMessage, event: StripeEvent) => Promise<boolean>;

/** Signed messages (https://docs.stripe.com/webhooks#verify-manually), delivered as badly as the network lets them. */
export class FakeMessages {
  /** In the order in which they happened. */
  readonly events: StripeEvent[] = [];
  /** Every event goes to all of them. @returns whether it was taken; otherwise it is sent again after `againMs` */
  readonly receivers: Receiver[] = [];
  plan: DeliveryPlan = () => [0];
  againMs = 1_000;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly taken = new Map<Receiver, Set<StripeEvent>>();

  private readonly secret: string;
  private readonly now: () => Date;

  constructor(secret: string, now: () => Date) {
    this.secret = secret;
    this.now = now;
  }

  /** Posts to an address, as Stripe does. */
  postTo(url: string): void {
    this.receivers.push(async ({ body, headers }) => (await fetch(url, { method: 'POST', headers, body })).ok);
  }

  tell(type: string, object: Fields): void {
    const event = eventOf(type, structuredClone(object), this.now());
    this.events.push(event);
    for (const receiver of this.receivers) for (const ms of this.plan(event)) this.later(event, receiver, ms);
  }

  /** Sends now what was lost or is to be sent later. */
  sendAll(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const receiver of this.receivers) {
      for (const event of this.events) if (!this.taken.get(receiver)?.has(event)) this.later(event, receiver, 0);
    }
  }

  /** Nothing is delivered any more. */
  stop(): void {
    this.receivers.length = 0;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  /** @param sentAt when it was signed */
  message(event: StripeEvent, sentAt: Date): SignedMessage {
    const body = Buffer.from(JSON.stringify(event, null, 2));
    return { body, headers: { 'content-type': 'application/json', 'stripe-signature': this.sign(body, sentAt) } };
  }

  sign(body: Buffer, at: Date, secret = this.secret): string {
    const signature = createHmac('sha256', secret)
      .update(`${secondsOf(at)}.`)
      .update(body)
      .digest('hex');
    return `t=${secondsOf(at)},v1=${signature},v0=0000`;
  }

  private later(event: StripeEvent, receiver: Receiver, ms: number): void {
    const timer = setTimeout(async () => {
      this.timers.delete(timer);
      const isTaken = await receiver(this.message(event, this.now()), event).catch(() => false);
      if (isTaken) this.taken.set(receiver, (this.taken.get(receiver) ?? new Set()).add(event));
      else if (this.receivers.includes(receiver)) this.later(event, receiver, this.againMs);
    }, ms);
    this.timers.add(timer);
  }
}

export function eventOf(type: string, object: Fields, createdAt: Date): StripeEvent {
  return { id: `evt_${randomUUID()}`, object: 'event', type, created: secondsOf(createdAt), data: { object } };
}

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1_000);
