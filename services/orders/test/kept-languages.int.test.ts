import { randomUUID } from 'node:crypto';
import { creditRequested } from '@hilltop/contracts/bookings/credit-requested';
import type { Language } from '@hilltop/contracts/house/languages';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { Identity } from '@hilltop/platform/identity/identity';
import { idForKey } from '@hilltop/platform/outcome/id-for-key';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { FinishSalesJob } from '../src/sales/drive-sale/finish-sales.job.js';
import { IssueCreditWhenRequested } from '../src/sales/issue-credit/issue-credit-when-requested.js';
import { SaleRepository } from '../src/sales/sale.repository.js';
import { MailDueVouchersJob } from '../src/vouchers/mail-due-vouchers.job.js';
import { ada, buyer, tourFor } from './support/buyer.js';
import { type RunningGroups, runGroups } from './support/running-groups.js';
import { voucherDesk } from './support/vouchers.js';

const PLACE = `mutation ($sessionId: String!, $input: PlaceOrderInput!, $key: String) {
  placeOrder(sessionId: $sessionId, input: $input, idempotencyKey: $key) { __typename ... on Refusal { message }
  ... on CartPlaced { replayed order { id language url lines { id kind } } } } }`;
const MAILED = 'query ($id: ID!) { voucherMail(id: $id) { url } }';
const ASK = `mutation ($input: GroupAskInput!, $key: String) { requestGroupVisit(input: $input, idempotencyKey: $key) {
  __typename ... on GroupRequested { number } } }`;
const NEWS = 'query ($id: ID!) { groupMail(changeId: $id) { url } }';
const SHOW = 'query ($search: String) { groups(search: $search) { groups { language } } }';
const notifications = { role: 'service', name: 'notifications' } as const;

let app: RunningGroups;
beforeAll(async () => {
  app = await runGroups({ MOCK_PURCHASES_PER_CALLER: 1_000_000, GROUP_ASKS_PER_CALLER: 1_000 });
}, 60_000);
afterAll(() => app.close());

interface Placed {
  readonly __typename: string;
  readonly replayed: boolean;
  readonly order: { readonly id: string; readonly lines: readonly { readonly id: string; readonly kind: string }[] };
}

async function ask<Answer>(query: string, variables: object, language: Language = 'en', by?: Identity) {
  const { data, errors } = await app.ask(query, variables, by, undefined, undefined, language);
  if (!data) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as unknown as Answer;
}

/** Places a cart on a Spanish page. */
async function place(cart: ReturnType<typeof buyer>, key: string, language: Language = 'es', version?: string) {
  const input = { version: version ?? (await cart.basket()).version, ...ada, pickUp: true };
  return ask<Placed>(PLACE, { sessionId: cart.sessionId, input, key }, language);
}

/** What events of a kind tell of something, oldest first. */
const told = (id: string, name: string): Promise<{ language: string; changeId?: string }[]> =>
  app.database.dataSource
    .query(`SELECT event -> 'data' AS data FROM outbox WHERE aggregate_id = $1 AND subject = $2 ORDER BY position`, [
      id,
      `hilltop.orders.${name}.v1`,
    ])
    .then((rows: { data: { language: string } }[]) => rows.map(({ data }) => data));
const languageOf = async (table: string, id: string): Promise<string | undefined> =>
  (await app.database.dataSource.query(`SELECT language FROM ${table} WHERE id = $1`, [id]))[0]?.language;

describe('an order', () => {
  it('keeps the language of the page, in its link and event, asks for its visits in it, and is the same when English repeats it', async () => {
    const cart = buyer(app);
    await cart.add(await app.stock());
    await cart.addTour(tourFor());
    const { version } = await cart.basket();
    const key = randomUUID();
    const { order } = await place(cart, key, 'es', version);
    expect(order).toMatchObject({ language: 'es', url: expect.stringContaining('example.test/es/order/') });
    expect(await place(cart, key, 'en', version)).toMatchObject({
      replayed: true,
      order: { id: order.id, language: 'es' },
    });
    expect(await told(order.id, 'order-placed')).toMatchObject([{ language: 'es' }]);
    expect(await languageOf('sales', order.id)).toBe('es');
  });

  it('that a job finishes asks for its visits in the language of its buyer', async () => {
    const cart = buyer(app);
    await cart.addTour(tourFor('11:00 AM'));
    const sales = app.app.get(SaleRepository, { strict: false });
    jest.spyOn(sales, 'answer').mockRejectedValueOnce(new Error('killed'));
    await place(cart, randomUUID()).catch(() => undefined);
    app.bookings.languages.length = 0;
    app.at(new Date(app.now().getTime() + 60_000).toISOString());
    await app.app.get(FinishSalesJob, { strict: false }).execute();
    expect(app.bookings.languages).toContain('es');
    expect(app.bookings.languages).not.toContain('en');
  });
});

describe('a voucher', () => {
  it('has the language of the page on which it was bought, in its link and event', async () => {
    const cart = buyer(app);
    await voucherDesk(app).addGift(cart.sessionId);
    const { order } = await place(cart, randomUUID());
    const id = order.lines.find(({ kind }) => kind === 'voucher')?.id ?? '';
    expect(await languageOf('vouchers', id)).toBe('es');
    await app.app.get(MailDueVouchersJob, { strict: false }).execute();
    expect(await told(id, 'voucher-due')).toMatchObject([{ language: 'es' }]);
    const mail = await ask<{ url: string }>(MAILED, { id }, 'en', notifications);
    expect(mail.url).toContain('example.test/es/voucher/');
  });

  it.each([
    [{ language: 'es' as const }, 'es'],
    [{}, 'en'],
  ])('in the place of a refund has the language of the visit: %j', async (more, language) => {
    const bookingId = randomUUID();
    const event = creditRequested.create({
      ...{ aggregateId: bookingId, correlationId: randomUUID(), now: app.now() },
      data: { bookingId, amountCents: 1_000, ...more },
    });
    const reaction = app.app.get(IssueCreditWhenRequested, { strict: false });
    await inTransaction(app.database.dataSource, (manager) => reaction.react(event as never, manager));
    expect(await languageOf('vouchers', idForKey(bookingId, ['kept as credit']))).toBe(language);
  });
});

describe('a group', () => {
  it('keeps the language of the page, in its links and events, and asks for its seats in it when the desk acts', async () => {
    const request = { input: app.desk.asked(), key: randomUUID() };
    const { number } = await ask<{ number: string }>(ASK, request, 'es');
    expect(await ask(ASK, request)).toMatchObject({ number });
    const asked = await app.desk.shown(number);
    const [first] = await told(asked.id, 'group-changed');
    expect(first).toMatchObject({ language: 'es' });
    const mail = await ask<{ url: string }>(NEWS, { id: first?.changeId }, 'en', notifications);
    expect(mail.url).toContain('example.test/es/group/');
    const draft = await app.desk.draft(asked.id);
    const quoted = await app.desk.quote(asked, { parts: draft.parts });
    app.bookings.languages.length = 0;
    await app.desk.accept(quoted);
    expect(app.bookings.languages).toContain('es');
    expect((await told(asked.id, 'group-changed')).map(({ language }) => language)).toEqual(['es', 'es', 'es']);
  });

  it('that the desk writes down is English', async () => {
    const { number } = await app.desk.ask();
    const shown = await ask(SHOW, { search: number }, 'en', testStaff);
    expect(shown).toEqual({ groups: [{ language: 'en' }] });
  });
});
