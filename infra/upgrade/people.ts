import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type Call, Client } from '../faults/load/client.ts';
import { type OpenTime, openTimes } from '../local/test/support/open-times.ts';
import { dayAhead } from '../local/test/support/tour-booking.ts';
import { UserError } from '../local/user-error.ts';

const withinMs = 60_000;
/** All of them find seats, even if all are families, and one of them can grow. */
const partiesInEachTime = 8;

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly price: string;
}

interface Tour {
  readonly type: string;
  readonly price: string;
  readonly prices: readonly { readonly type: string; readonly price: string }[];
}

/** Guests by type. */
export type Party = readonly { readonly type: string; readonly count: number }[];

/** The Saturday that a manager closes. */
export const closedDay = dayAhead(3, 6);

/** Visitors and a manager. Their confirmations are counted, to be compared with what is stored. */
export class People {
  readonly confirmed = { bookings: 0, orders: 0, messages: 0, waiting: 0, closures: 0 };
  /** Tokens of visits that nobody has changed yet, each of its party. */
  readonly visits: { readonly token: string; readonly party: Party }[] = [];
  /** Orders of goods that nobody has changed yet. */
  readonly orders: { readonly id: string; readonly number: string }[] = [];
  /** Codes of vouchers with money on them. */
  readonly codes: string[] = [];
  goods: Product = { id: '', name: '', price: '0.00' };
  private readonly account: Account;
  private site = '';
  private cookie = '';
  private number = 0;
  private times: readonly OpenTime[] = [];
  private tours: readonly Tour[] = [];

  constructor(account: Account) {
    this.account = account;
  }

  /** They come to a site, and the manager signs in. Open times are the same on each. */
  async visit(site: string): Promise<void> {
    this.site = site;
    const signIn = { method: 'POST', path: '/api/staff/sign-in', json: this.account } as const;
    this.cookie = (await this.client().ask(signIn)).cookie ?? '';
    if (this.times.length === 0) {
      this.times = (await openTimes(site)).filter(({ tourDate }) => tourDate !== closedDay);
    }
    this.tours = (await this.read('/api/tours')).list as Tour[];
    const [product] = (await this.read('/api/products')).list as Product[];
    if (!product || this.times.length === 0) throw new UserError('the house offers nothing');
    this.goods = product;
  }

  /** No other has it. */
  mark(name: string): string {
    this.number += 1;
    return `${name}-${this.number}`;
  }

  /** A start at which the next party finds seats. */
  nextTime(): OpenTime {
    this.number += 1;
    const time = this.times[Math.floor(this.number / partiesInEachTime)];
    if (!time) throw new UserError('the open times are sold out');
    return time;
  }

  /** What a party pays, US dollars. */
  priceOf(party: Party, tourType = 'standard'): string {
    const tour = this.tours.find(({ type }) => type === tourType);
    const unit = (wanted: string) =>
      Number(wanted === 'adult' ? tour?.price : tour?.prices.find(({ type }) => type === wanted)?.price);
    return party.reduce((sum, { type, count }) => sum + count * unit(type), 0).toFixed(2);
  }

  async read(path: string): Promise<Answer['body']> {
    return await this.confirmedBy(path, () => this.client().ask({ path }));
  }

  /** Repeats the request until it is answered, with one key, as the site does. */
  async send(path: string, json: object, key: string): Promise<Answer['body']> {
    const client = this.client();
    const call: Call = { method: 'POST', path, json, headers: { 'idempotency-key': key, cookie: '' } };
    return await this.confirmedBy(path, () => client.ask(call));
  }

  /** The manager asks by `/api`. */
  async manage(path: string, json: object, key: string): Promise<Answer['body']> {
    const headers = { 'idempotency-key': key, cookie: this.cookie };
    return await this.confirmedBy(path, () => this.client().ask({ method: 'POST', path, json, headers }));
  }

  /** The manager asks by GraphQL. */
  async ask(query: string, variables: object, field: string): Promise<Answer['body']> {
    return await this.confirmedBy(field, () => this.client().graphql(query, variables, field, { cookie: this.cookie }));
  }

  /** Everyone has an address of their own. */
  private client(): Client {
    return new Client(this.site, `10.8.${(this.number >> 8) & 255}.${this.number & 255}`);
  }

  /** Throws if it is refused, or not answered in time. */
  private async confirmedBy(what: string, attempt: () => Promise<Answer>): Promise<Answer['body']> {
    const until = Date.now() + withinMs;
    for (;;) {
      const { outcome, status, body } = await attempt();
      if (outcome === 'confirmed') return body;
      if (outcome === 'refused' || Date.now() > until) {
        throw new UserError(`${what} answers ${status}: ${JSON.stringify(body).slice(0, 300)}`);
      }
      await pause(200);
    }
  }
}
