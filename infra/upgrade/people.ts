import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../faults/load/client.ts';
import { type OpenTime, openTimes } from '../local/test/support/open-times.ts';
import { dayAhead, tourBooking } from '../local/test/support/tour-booking.ts';
import { UserError } from '../local/user-error.ts';

const withinMs = 60_000;
/** All of them find seats, even if some are families. */
const partiesInEachTime = 10;
/**
 * An infant has no seat: four guests, three seats. The release before knows one price per guest, the average; if that
 * is not in whole cents, it can cancel the visit but not resize it.
 */
const family = ['adult', 'child', 'infant', 'student'];

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

interface Price {
  readonly type: string;
  readonly price: string;
}

const closing = `mutation ($input: CloseDayInput!) { closeDay(input: $input) { __typename ... on Refusal { message } } }`;

/** Visitors and a manager. Their confirmations are counted, to be compared with what is stored. */
export class People {
  readonly confirmed = { bookings: 0, orders: 0, messages: 0, waiting: 0, closures: 0 };
  /** Tokens of families' visits, which only this release sells. */
  private readonly families: string[] = [];
  private number = 0;
  private times: readonly OpenTime[] = [];

  /** Reads the open times, which are the same for both releases. */
  async readTimes(site: string): Promise<void> {
    const closedDay = dayAhead(3, 6);
    this.times = (await openTimes(site)).filter(({ tourDate }) => tourDate !== closedDay);
  }

  /** A party of one books a time that others leave alone. */
  async book(site: string): Promise<void> {
    const booking = this.nextParty(1);
    await this.send(site, '/api/tour-bookings', booking, booking.paymentIntentId);
    this.confirmed.bookings += 1;
  }

  async bookFamily(site: string): Promise<void> {
    const { groupSize: _, ...booking } = this.nextParty(family.length);
    const priceOf = await this.prices(site);
    const totalAmount = family.reduce((sum, type) => sum + priceOf(type), 0).toFixed(2);
    const party = { ...booking, tickets: family.map((type) => ({ type, count: 1 })), totalAmount };
    const { visitUrl } = await this.send(site, '/api/tour-bookings', party, booking.paymentIntentId);
    this.families.push(String(visitUrl).split('/').at(-1) ?? '');
    this.confirmed.bookings += 1;
  }

  /** One payment for a tour and goods. */
  async buyCart(site: string): Promise<void> {
    const cart = `cart-${this.number}`;
    const tour = this.nextParty(2);
    await this.send(site, `/api/basket/${cart}/tours`, tour, `${cart}-tour`);
    const [product] = (await this.reply(site, '/api/products')).list as { id: string }[];
    await this.send(site, '/api/cart', { sessionId: cart, productId: product?.id, quantity: 2 }, `${cart}-goods`);
    const { version, total } = await this.reply(site, `/api/basket/${cart}`);
    const customer = { customerName: 'Guest', customerEmail: 'cart@example.test', pickUp: true };
    await this.send(site, `/api/basket/${cart}/checkout`, { version, total, ...customer }, `${cart}-sale`);
    this.confirmed.bookings += 1;
    this.confirmed.orders += 1;
  }

  /** Of two families that booked, one adds a fifth guest and one cancels. */
  async changeFamilies(site: string): Promise<void> {
    const [growing, canceling] = this.families.splice(0, 2);
    const tickets = family.map((type) => ({ type, count: type === 'adult' ? 2 : 1 }));
    await this.send(site, `/api/visits/${growing}/party`, { tickets, revision: 0 }, `grow-${growing}`);
    await this.send(site, `/api/visits/${canceling}/cancel`, { revision: 0 }, `cancel-${canceling}`);
  }

  async order(site: string): Promise<void> {
    const { list } = await this.reply(site, '/api/products');
    const [product] = list as { id: string; name: string; price: string }[];
    if (!product) throw new UserError('the store has no product');
    const items = [{ productId: product.id, productName: product.name, quantity: 1, price: product.price }];
    const customer = { customerName: 'Guest', customerEmail: 'order@example.test' };
    const order = { ...customer, items: JSON.stringify(items), total: product.price, status: 'pending' };
    await this.send(site, '/api/orders', order, `order-${this.number++}`);
    this.confirmed.orders += 1;
  }

  async write(site: string): Promise<void> {
    const writer = { firstName: 'Guest', lastName: 'Writer', email: 'writer@example.test', phone: '817-555-0100' };
    const message = { ...writer, subject: 'other', message: 'Is the house open in winter?' };
    await this.send(site, '/api/contact', message, `message-${this.number++}`);
    this.confirmed.messages += 1;
  }

  /** Takes a private time, for which another party then waits. */
  async waitForPrivateTour(site: string): Promise<void> {
    const wanted = { tourType: 'private', tourDate: dayAhead(4, 6), tourTime: '10:00 AM' };
    const first = { ...tourBooking({ name: 'private', guests: 2, ...wanted }), tourType: 'private' };
    const tours = (await this.reply(site, '/api/tours')).list as { type: string; price: string }[];
    const price = Number(tours.find(({ type }) => type === 'private')?.price);
    await this.send(site, '/api/tour-bookings', { ...first, totalAmount: (2 * price).toFixed(2) }, 'private');
    this.confirmed.bookings += 1;
    const guest = { firstName: 'Guest', lastName: 'Waiting', email: 'waiting@example.test', phone: '817-555-0100' };
    await this.send(site, '/api/waitlist', { ...wanted, ...guest, groupSize: 2 }, 'waiting');
    this.confirmed.waiting += 1;
  }

  /** Closes a Saturday on which a party comes. */
  async closeDay(site: string, staff: { email: string; password: string }): Promise<void> {
    const date = dayAhead(3, 6);
    const displaced = tourBooking({ name: 'displaced', guests: 2, tourDate: date, tourTime: '10:00 AM' });
    await this.send(site, '/api/tour-bookings', displaced, displaced.paymentIntentId);
    this.confirmed.bookings += 1;
    const client = new Client(site, '10.9.0.1');
    const { cookie = '' } = await client.ask({ method: 'POST', path: '/api/staff/sign-in', json: staff });
    const input = { date, reason: 'Ice storm', message: 'The drive is not safe.' };
    const { outcome, body } = await client.graphql(closing, { input }, 'closeDay', { cookie });
    if (outcome !== 'confirmed') throw new UserError(`the day is not closed: ${JSON.stringify(body)}`);
    this.confirmed.closures += 1;
  }

  private nextParty(guests: number): ReturnType<typeof tourBooking> {
    const number = this.number++;
    const time = this.times[Math.floor(number / partiesInEachTime)];
    if (!time) throw new UserError('the open times are sold out');
    return tourBooking({ name: `upgrade-${number}`, guests, ...time });
  }

  private async prices(site: string): Promise<(type: string) => number> {
    const tours = (await this.reply(site, '/api/tours')).list as { type: string; prices: Price[] }[];
    const prices = tours.find(({ type }) => type === 'standard')?.prices ?? [];
    return (wanted) => Number(prices.find(({ type }) => type === wanted)?.price);
  }

  private async reply(site: string, path: string): Promise<Reply['body']> {
    const { outcome, status, body } = await new Client(site, '10.9.0.2').ask({ path });
    if (outcome !== 'confirmed')
      throw new UserError(`${path} answers ${status}: ${JSON.stringify(body).slice(0, 300)}`);
    return body;
  }

  /** Repeats the request until it is answered, with one key, as the site does. Throws if it is refused. */
  private async send(site: string, path: string, json: object, key: string): Promise<Reply['body']> {
    const client = new Client(site, `10.8.${this.number >> 8}.${this.number & 255}`);
    const call = { method: 'POST', path, json, headers: { 'idempotency-key': key } } as const;
    const until = Date.now() + withinMs;
    for (;;) {
      const { outcome, status, body } = await client.ask(call);
      if (outcome === 'confirmed') return body;
      if (outcome === 'refused' || Date.now() > until) {
        throw new UserError(`${path} answers ${status}: ${JSON.stringify(body).slice(0, 300)}`);
      }
      await pause(200);
    }
  }
}
