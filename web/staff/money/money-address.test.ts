import { expect, it } from '@jest/globals';
import { linesBehind, moneyPlace, moneySearch } from './money-address.js';

function read(search: string) {
  return moneyPlace(new URLSearchParams(search), '2026-11-22');
}

it('an address leads back to its place', () => {
  const place = read('view=balances&from=2026-02-01&to=2026-02-03&channel=door&lines=tour:x');
  expect(read(moneySearch(place))).toEqual(place);
});

it.each([
  ['tour:1-2', { sold: true, refund: false, kinds: ['tour'], tourId: '1-2' }, -1],
  ['product:1-2', { sold: true, refund: false, kinds: ['goods'], productId: '1-2' }, -1],
  ['extras', { sold: true, refund: false, kinds: ['goods'], channel: 'group' }, -1],
  ['tender:cash', { refund: false, tender: 'cash', accounts: ['cash', 'card', 'bank', 'refunds_due', 'disputes'] }, 1],
  ['earned', { accounts: ['tours', 'goods', 'food', 'shipping', 'donations'] }, -1],
  ['other', { sold: true, refund: false, kinds: ['', 'voucher', 'donation'] }, -1],
  ['account:card', { accounts: ['card'] }, 1],
  ['balance:card', { accounts: ['card'], earlier: true }, 1],
  ['provider', { accounts: ['card'], tender: 'card' }, 1],
  ['deferred', { accounts: ['deferred_visits', 'deferred_goods'], earlier: true }, -1],
  ['outstanding', { accounts: ['voucher_liability'], earlier: true }, -1],
  ['tax:EXEMPT', { tax: 'EXEMPT' }, -1],
  ['tax:TAX:825', { tax: 'TAX', taxRate: 825 }, -1],
  ['voucher:REDEEMED', { voucher: 'REDEEMED' }, -1],
  ['taken', { accounts: ['cash', 'card', 'bank', 'refunds_due', 'disputes'] }, 1],
])('the lines behind %s', (lines, filter, sign) => {
  expect(linesBehind({ ...read(''), lines })).toEqual({
    filter: { from: '2026-11-01', to: '2026-11-30', ...filter },
    sign,
  });
});
