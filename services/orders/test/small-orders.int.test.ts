import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { booksOf } from './support/books.js';
import { DAY, type RunningGroups, runGroups } from './support/running-groups.js';

let groups: RunningGroups;
let desk: RunningGroups['desk'];
beforeAll(async () => {
  groups = await runGroups();
  desk = groups.desk;
});
afterAll(() => groups.close());

it('a purchase order that is too small is billed as far as it reaches, and another payer has the rest, in one press', async () => {
  const asked = await desk.ask();
  const { parts } = await desk.draft(asked.id);
  const extras = [{ label: 'Lunches', amount: '100.00', taxCode: 'goods' }];
  const accepted = await desk.accept(await desk.quote(asked, { parts, extras }));
  const secured = await desk.secure(accepted, { amount: '300.00' });
  groups.at(`${DAY}T20:00:01Z`);
  await groups.job();
  const group = await desk.shown(secured.number);
  expect(await desk.invoice(group, true)).toMatchObject({ __typename: 'AbovePurchaseOrder', left: 30_000 });
  const rest = { billTo: 'The parents', email: 'parents@school.test' };
  const { money, ...invoiced } = await desk.invoice(group, true, 'Accounts Payable', undefined, rest);
  expect(money).toMatchObject({
    owedCents: 58_000,
    documents: [
      {
        totalCents: 30_000,
        lines: [{ label: '48 people at $10.00, the part that purchase order PO 4711 pays', cents: 30_000 }],
      },
      {
        totalCents: 28_000,
        lines: [
          { label: '48 people at $10.00, less $300.00 that purchase order PO 4711 pays', cents: 18_000 },
          { cents: 10_000 },
        ],
      },
    ],
  });
  expect(await booksOf(groups, group.id)).toEqual({
    ...{
      'receivable tour': 58_000,
      'deferred_visits tour': -48_000,
      'goods goods': -10_000,
    },
  });
  expect(await desk.invoice({ ...group, ...invoiced, money }, false)).toMatchObject({
    __typename: 'NothingToInvoice',
  });
});
