import { GOODS_TAX_CODES } from '@hilltop/contracts/catalog/goods-tax-codes';
import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { taxManager } from './support/manager.js';
import { type RunningOrders, runOrders } from './support/running-orders.js';

const TODAY = '2026-11-21';
const DAY = 24 * 60 * 60_000;
// 11:30 PM on Friday at the venue is Saturday elsewhere.
const clock = new TestClock('2026-11-21T05:30:00Z');

let orders: RunningOrders;
let manager: ReturnType<typeof taxManager>;
beforeAll(async () => {
  orders = await runOrders({}, clock);
  manager = taxManager(orders, TODAY);
}, 60_000);
afterAll(() => orders.close());

describe('a tax code', () => {
  it('begins exempt or at 0, and not confirmed', async () => {
    expect(await manager.codes()).toMatchObject([
      { code: 'books', exempt: false, rates: [{ rate: '0', state: 'NOT_CONFIRMED', confirmedAt: null }] },
      { code: 'goods', exempt: false, rates: [{ rate: '0', state: 'NOT_CONFIRMED', confirmedAt: null }] },
      { code: 'shipping', exempt: false, rates: [{ rate: '0', state: 'NOT_CONFIRMED' }] },
      { code: 'tours', exempt: true, rates: [] },
    ]);
  });

  it('of a product is one that catalog knows, and the other way around', async () => {
    const taxed = (await manager.codes()).filter(({ exempt, code }) => !exempt && code !== 'shipping');
    expect(taxed.map(({ code }) => code).sort()).toEqual([...GOODS_TAX_CODES].sort());
  });

  it('charges a rate once it is confirmed and its day at the venue has begun', async () => {
    const set = await manager.set('goods', '8.25', { validFrom: TODAY });
    expect(set.rates.map(({ rate, state }) => [rate, state])).toEqual([
      ['8.25', 'NOT_CONFIRMED'],
      ['0', 'REPLACED'],
    ]);
    const terms = async () => (await orders.ask('{ storeTerms { taxes { code rate } } }')).data?.storeTerms?.taxes;
    const id = set.rates[0]?.id ?? '';
    expect(await manager.confirm(id, set.version)).toMatchObject({ rates: [{ state: 'PLANNED' }, { rate: '0' }] });
    expect(await terms()).toEqual([]);
    clock.forward(DAY / 24);
    expect(await terms()).toEqual([{ code: 'goods', rate: '8.25' }]);
    expect((await manager.shown('goods')).rates[0]).toMatchObject({ state: 'IN_FORCE' });
    expect(await manager.confirm(id, set.version + 1)).toMatchObject({ __typename: 'TaxRateNotFound' });
    const told = await toldActions(orders.database.dataSource);
    expect(told.map(({ action }) => action)).toEqual(['setTaxRate', 'confirmTaxRate']);
  });

  it('keeps its history, and plans a rate for a later day', async () => {
    const planned = await manager.set('goods', '9', { validFrom: '2026-12-01' });
    await manager.confirm(planned.rates[0]?.id ?? '', planned.version);
    expect((await manager.shown('goods')).rates.map(({ rate, state }) => [rate, state])).toEqual([
      ['9', 'PLANNED'],
      ['8.25', 'IN_FORCE'],
      ['0', 'REPLACED'],
    ]);
  });

  it('is not overwritten by a manager who saw another version, also at the same time', async () => {
    const { version } = await manager.shown('shipping');
    const both = await Promise.all(['1', '2'].map((rate) => manager.set('shipping', rate, { version })));
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['TaxChangedMeanwhile', 'TaxCode']);
  });

  it.each(['guide', 'desk', 'ops'] as const)('is not set by %s', async (staffRole) => {
    const staff = { ...testStaff, staffRole };
    expect(await manager.set('goods', '1', {}, staff)).toMatchObject({ __typename: 'NotAllowed' });
    expect(await manager.confirm(testStaff.id, 1, staff)).toMatchObject({ __typename: 'NotAllowed' });
    expect((await orders.ask('{ taxCodes { code } }', {}, staff)).data?.taxCodes ?? null).toBeNull();
  });

  it.each([
    ['a rate above 25%', { rate: '25.01' }],
    ['a rate of three decimals', { rate: '8.255' }],
    ['yesterday', { validFrom: '2026-11-20' }],
    ['no reason', { basis: ' ' }],
    ['an unknown code', { code: 'food' }],
  ])('does not take %s', async (_, wrong) => {
    expect(await manager.set('goods', '8', wrong)).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('has a state and a local part that add up to its rate', async () => {
    const parted = await manager.set('books', '8.25', { stateRate: '6.25', localRate: '2' });
    expect(parted.rates[0]).toMatchObject({ rate: '8.25', stateRate: '6.25', localRate: '2' });
    const unparted = await manager.set('books', '8.25');
    expect(unparted.rates[0]).toMatchObject({ rate: '8.25', stateRate: null, localRate: null });
    const wrong = async (stateRate: string | null, localRate: string | null) =>
      Object(await manager.set('books', '8.25', { stateRate, localRate })).fields;
    const fault = (message: string) => [{ field: 'localRate', message }];
    expect(await wrong('6.25', '1')).toEqual(fault('The parts add up to 7.25%, and the rate is 8.25%'));
    expect(await wrong('8.25', null)).toEqual(fault('Please say both parts, 0 where there is none'));
    expect(await wrong('-1', '9.25')).toMatchObject([{ field: 'stateRate' }]);
  });

  it('of tours cannot be given a rate', async () => {
    expect(await manager.set('tours', '8.25')).toEqual({
      __typename: 'TaxExempt',
      message: 'Tours are exempt: bookings sells them on its own, without tax. They cannot be given a rate here.',
    });
  });
});
