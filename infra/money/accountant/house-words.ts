import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** What the house answers to its manager and its guests. US cents. */
export interface Line {
  readonly movementId: string;
  readonly account: string;
  readonly tender: string | null;
  readonly cents: number;
  readonly sourceId: string;
  readonly cause: string;
}

export interface ShownVisit {
  readonly status: string;
  readonly revision: number;
  readonly totalCents: number;
  readonly tourName: string;
  readonly date: string;
  readonly time: string;
  readonly tickets: readonly { readonly type: string; readonly count: number }[];
}

export interface ShownVoucher {
  readonly kind: string;
  readonly cents: number;
  readonly leftCents: number;
  /** Of the holder's purchases: what they took, less what came back, by the number of the order. */
  readonly paid: ReadonlyMap<string, number>;
}

export interface ShownCode {
  readonly code: string;
  readonly uses: number;
}

/** What the house answers about a group, US cents. */
export interface ShownGroup {
  readonly state: string;
  readonly quote: { readonly totalCents: number; readonly depositCents: number };
  readonly money: {
    readonly owedCents: number;
    readonly dueBackCents: number;
    readonly receivedCents: number;
    readonly documents: readonly { readonly number: string; readonly kind: string; readonly totalCents: number }[];
  };
}

const TRIES = 6;
const cents = (amount: unknown): number => Math.round(Number(amount) * 100);
const VOUCHERS = `query ($offset: Int!) { vouchers(first: 100, offset: $offset) { total vouchers { kind amount left entries { cause amount orderNumber } } } }`;
const GROUP = `query ($number: String!) { groupByNumber(number: $number) { state quote { totalCents depositCents }
  money { owedCents dueBackCents receivedCents documents { number kind totalCents } } } }`;
const CODES = '{ promotions(first: 50) { promotions { code uses } } }';

/** A manager's session. */
export class HouseWords {
  private readonly site: string;
  private readonly cookie: string;

  constructor(site: string, cookie: string) {
    this.site = site;
    this.cookie = cookie;
  }

  static async signIn(
    site: string,
    account: { readonly email: string; readonly password: string },
  ): Promise<HouseWords> {
    const body = JSON.stringify(account);
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' };
    for (let tries = 30; ; tries -= 1) {
      const answer = await fetch(`${site}/api/staff/sign-in`, { method: 'POST', headers, body }).catch(() => undefined);
      const cookie = answer?.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      if (cookie) return new HouseWords(site, cookie);
      if (tries === 0) throw new Error('the accountant cannot sign in');
      await pause(1_000);
    }
  }

  async lines(): Promise<Line[]> {
    const { rows } = (await this.get(`/api/reports/lines?${days()}`)) as {
      rows: (Line & { debit: string; credit: string })[];
    };
    return rows.map((row) => ({ ...row, cents: cents(row.debit) - cents(row.credit) }));
  }

  /** A CSV file with one entry a day. */
  journal(): Promise<string> {
    return this.text(`/api/reports/lines?${days()}&format=journal`);
  }

  async visit(token: string): Promise<ShownVisit> {
    const body = (await this.get(`/api/visits/${token}`)) as Shown;
    const { status, revision, totalAmount, tourName, tourDate: date, tourTime: time, tickets } = body;
    return { status, revision, tourName, date, time, tickets, totalCents: cents(totalAmount) };
  }

  async vouchers(): Promise<ShownVoucher[]> {
    const all: ShownVoucher[] = [];
    for (;;) {
      const { total, vouchers } = (await this.ask(VOUCHERS, { offset: all.length })).vouchers as {
        total: number;
        vouchers: ListedVoucher[];
      };
      all.push(...vouchers.map(shown));
      if (all.length >= total || vouchers.length === 0) return all;
    }
  }

  async group(number: string): Promise<ShownGroup> {
    return (await this.ask(GROUP, { number })).groupByNumber as ShownGroup;
  }

  /** What all groups owe, by the report of today. */
  async receivable(): Promise<number> {
    const { rows } = (await this.get(`/api/reports/receivables?on=${day(1)}`)) as { rows: { total: string }[] };
    return rows.reduce((sum, { total }) => sum + cents(total), 0);
  }

  async codes(): Promise<ShownCode[]> {
    return Object((await this.ask(CODES, {})).promotions).promotions as ShownCode[];
  }

  private async ask(query: string, variables: object): Promise<Record<string, unknown>> {
    const body = JSON.stringify({ query, variables });
    const headers = { 'content-type': 'application/json', cookie: this.cookie };
    const text = await this.answered('/graphql', { method: 'POST', headers, body });
    const { data } = JSON.parse(text) as { data?: Record<string, unknown> };
    if (!data || Object.values(data).includes(null))
      throw new Error(`the house does not answer: ${text.slice(0, 300)}`);
    return data;
  }

  private async get(path: string): Promise<unknown> {
    return JSON.parse(await this.text(path));
  }

  private text(path: string): Promise<string> {
    return this.answered(path, { headers: { cookie: this.cookie } });
  }

  /** Asks from another address each time, and again after a moment: limits are per address, and processes may just have started. */
  private async answered(
    path: string,
    request: { method?: string; body?: string; headers: Record<string, string> },
  ): Promise<string> {
    for (let tries = TRIES; ; tries -= 1) {
      const headers = { ...request.headers, 'x-forwarded-for': `10.255.${randomInt(1, 254)}.${randomInt(1, 254)}` };
      const answer = await fetch(`${this.site}${path}`, { ...request, headers });
      if (answer.ok) return answer.text();
      if (tries === 0) throw new Error(`${path} answers ${answer.status}`);
      await pause(500);
    }
  }
}

interface Shown extends Pick<ShownVisit, 'status' | 'revision' | 'tourName' | 'tickets'> {
  readonly totalAmount: string;
  readonly tourDate: string;
  readonly tourTime: string;
}

interface ListedVoucher {
  readonly kind: string;
  readonly amount: string;
  readonly left: string;
  readonly entries: readonly { readonly cause: string; readonly amount: string; readonly orderNumber: string | null }[];
}

function shown({ kind, amount, left, entries }: ListedVoucher): ShownVoucher {
  const paid = new Map<string, number>();
  for (const { cause, amount: moved, orderNumber } of entries) {
    if (orderNumber === null || !['held', 'released', 'redeemed', 'returned'].includes(cause)) continue;
    paid.set(orderNumber, (paid.get(orderNumber) ?? 0) - cents(moved));
  }
  return { kind, cents: cents(amount), leftCents: cents(left), paid };
}

function day(ahead: number): string {
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
}

function days(): string {
  return `from=${day(-3)}&to=${day(1)}`;
}
