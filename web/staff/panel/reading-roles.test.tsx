import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import { readingRoles, type StaffRole } from '../../kit/staff-session/staff-client.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import { panelOf, preparePage } from './admin-pages.js';
import { groupsFor } from './page-names.js';

const at = '2026-11-21T16:30:00.000Z';
const refund = { __typename: 'Refund', id: 'r', reason: 'cancelled', amount: '25.00', requestedAt: at, endedAt: at };
const booking = {
  ...{
    __typename: 'Booking',
    id: 'b1',
    status: 'confirmed',
    revision: 0,
    confirmationCode: 'HT-7K4M-9QXW',
    visitUrl: '',
  },
  ...{ linkReplacedBecause: null, tourType: 'standard', tourName: 'Gate to Garden', tourDate: '2996-12-05' },
  ...{ tourTime: '10:00 AM', startsAt: '2996-12-05T16:00:00.000Z', guests: 2, party: '2 guests', proofFor: null },
  ...{
    tickets: [],
    totalAmount: '50.00',
    toPay: '10.00',
    firstName: 'Ada',
    lastName: 'Marshall',
    email: '',
    phone: '',
  },
  ...{ specialRequests: null, additionalNotes: null, accessNeeds: null, notes: null, foodOrderPlatform: 'none' },
  ...{
    foodOrderRestaurant: null,
    foodItems: [],
    foodOrderDetails: null,
    foodOrderTotal: '0.00',
    foodDeliveryTime: null,
  },
  ...{
    createdAt: at,
    changesUntil: at,
    refundSteps: [],
    heldAt: null,
    scans: null,
    mailsLeft: null,
    guestBookEntry: null,
    disputes: [],
  },
  waivers: { __typename: 'Waivers', signed: 2, of: 2, guests: [] },
  payments: [{ __typename: 'BookingPayment', amount: '50.00', method: 'card', takenAt: at }],
  refunds: [
    { ...refund, method: 'card', status: 'failed' },
    { ...refund, id: 'h', method: 'cash', status: 'requested' },
  ],
};
const order = {
  ...{ __typename: 'Order', id: 'o', orderNumber: 'HO-7K4M-9QXW', customerName: 'Ada Marshall', customerEmail: '' },
  ...{ total: '17.00', shipping: '5.99', tax: '0.00', totalWithShipping: '22.99', status: 'packed', createdAt: at },
  delivery: { __typename: 'Delivery', phone: '', address: '', city: 'Arlington', state: 'TX', zipCode: '76012' },
  lines: [
    {
      __typename: 'OrderItem',
      id: 'mug',
      kind: 'goods',
      name: 'Mug',
      quantity: 1,
      cancelled: 0,
      price: '17.00',
      amount: '17.00',
      pickUp: false,
    },
  ],
};
const tour = {
  ...{ __typename: 'OrderTour', id: 'l', kind: 'tour', confirmationCode: 'HT-7K4M-9QXW', name: 'Gate to Garden' },
  ...{ tourDate: '2996-12-05', tourTime: '10:00 AM', party: '2 guests', paid: '50.00' },
};
const goodsRefund = {
  ...{ __typename: 'OrderRefund', id: 'r', lineId: 'mug', name: 'Mug', quantity: 1, amount: '17.00' },
  ...{ status: 'failed', requestedAt: at, voucherLast4: null },
};
const voucher = {
  ...{
    __typename: 'StaffVoucher',
    id: 'v',
    last4: '3PRA',
    kind: 'sold',
    status: 'active',
    amount: '50.00',
    left: '50.00',
  },
  ...{ fromName: 'Ada', recipientName: 'Grace', recipientEmail: '', reason: null, orderNumber: 'HO-7K4M-9QXW' },
  ...{ deliverAt: null, sentAt: null, issuedAt: at, entries: [] },
};
const code = {
  ...{
    __typename: 'Promotion',
    id: 'c',
    code: 'SPRING',
    name: 'Spring',
    kind: 'percent',
    amount: '10',
    forTours: true,
  },
  ...{ forGoods: false, tours: [], ticketTypes: [], products: [], saleFrom: null, saleUntil: null, visitFrom: null },
  ...{ visitUntil: null, least: '0.00', uses: 1, usesLimit: null, oncePerAddress: false, takenOff: '5.00', open: true },
  endedAt: null,
};
const line = {
  ...{
    __typename: 'MoneyLine',
    id: '1',
    movementId: 'm1',
    at,
    date: '2026-11-21',
    correctsDate: null,
    account: 'card',
  },
  ...{ cents: 5_000, tender: 'card', kind: null, tourId: null, productId: null, startsAt: null, source: 'bookings' },
  ...{ reference: 'HT-7K4M-9QXW', channel: 'site', cause: 'paid', correction: null },
};
const answers: Answers = {
  StaffBooking: { booking, bookingChanges: [] },
  StaffBookingEmail: { booking: { __typename: 'Booking', id: 'b1', ticketEmail: null } },
  StaffOrders: { orders: { __typename: 'OrderPage', total: 1, orders: [order] } },
  OrderTours: {
    orders: {
      __typename: 'OrderPage',
      orders: [{ ...order, paidByVouchers: [], lines: [tour], refunds: [goodsRefund] }],
    },
  },
  OrderDisputes: { orders: { __typename: 'OrderPage', orders: [{ __typename: 'Order', id: 'o', disputes: [] }] } },
  StaffVouchers: { vouchers: { __typename: 'VoucherPage', total: 1, outstanding: '50.00', vouchers: [voucher] } },
  StaffPromotions: { promotions: { __typename: 'PromotionPage', total: 1, promotions: [code] } },
  StaffMoneyLines: { moneyLines: { __typename: 'MoneyLinePage', total: 1, sumCents: 5_000, lines: [line] } },
  StaffMoneyNames: { tours: [], products: [] },
  UntaxedGoods: { taxCodes: [], products: [] },
  StaffSeals: { seals: { __typename: 'Seals', firstDate: null, newest: null, publicKeys: [] }, sealedDay: null },
};
const CHANGES =
  /cancel|correct|move|change|give|note|send|replace|remove|retry|refunded|record|mark as|back to|packing|block|refund|issue|create|pay|end|mail|print for/i;
const EXPORTS = / CSV$|QuickBooks/;

function signIn(role: StaffRole): void {
  act(() =>
    sessionStore.send({ type: 'signedIn', staff: { email: 'b@hilltop.test', name: 'Bea', role }, byForm: false }),
  );
}

/** Buttons and links that change something. */
function changing(): readonly string[] {
  const buttons = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link', { name: /^Cancel/ })];
  const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
  return names.filter((name) => CHANGES.test(name) && !EXPORTS.test(name) && !/^Show|^Sort/.test(name));
}

beforeAll(async () => {
  await preparePage('bookings', 'HT-7K4M-9QXW');
  for (const page of ['orders', 'vouchers', 'money'] as const) await preparePage(page);
});
beforeEach(() => act(() => sessionStore.send({ type: 'checkStarted' })));
afterEach(() => act(() => sessionStore.send({ type: 'signedOut' })));

it.each([
  ['bookkeeper', [['money', 'vouchers', 'orders', 'record']]],
  ['owner', [['money', 'visits', 'vouchers', 'orders']]],
] as const)('the menu of the %s has what they read, and nothing else', (role, [pages]) => {
  const offered = groupsFor(role).flatMap(({ entries }) => entries.flatMap((entry) => entry.pages));
  expect(offered.toSorted()).toEqual([...pages].toSorted());
});

describe.each(readingRoles)('the %s', (role) => {
  beforeEach(() => signIn(role));

  it('reads a booking, whose it is and its money, without a button that changes it', async () => {
    renderWithAnswers(panelOf('bookings', role, 'HT-7K4M-9QXW').panel as never, answers);
    expect(await screen.findByRole('heading', { name: 'Ada Marshall, 2 guests' })).toBeDefined();
    expect(screen.getByText('$10.00')).toBeDefined();
    expect(screen.getAllByRole('heading', { name: 'Refund of $25.00' })).toHaveLength(2);
    expect(changing()).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link', { name: /guest’s page|E-mails/ })).toBeNull();
  });

  it('reads an order and its tours', async () => {
    renderWithAnswers(panelOf('orders', role, undefined).panel as never, answers);
    fireEvent.click(await screen.findByRole('button', { name: /in order HO-7K4M-9QXW/ }));
    expect(await screen.findByRole('link', { name: /^Gate to Garden/ })).toBeDefined();
    expect(screen.queryByText('E-mail')).toBeNull();
    expect(changing()).toEqual([]);
  });

  it('reads vouchers and codes', async () => {
    renderWithAnswers(panelOf('vouchers', role, undefined).panel as never, answers);
    for (const name of [/of 3PRA/, /of SPRING/]) fireEvent.click(await screen.findByRole('button', { name }));
    expect(screen.getByText('For Grace, from Ada')).toBeDefined();
    expect(changing()).toEqual([]);
    expect(screen.queryByLabelText('Code of the voucher')).toBeNull();
  });

  it('reads the lines of the books, which lead to their sales', async () => {
    const page = '/admin?tab=money&lines=taken&from=2026-11-01&to=2026-11-30';
    renderWithAnswers(panelOf('money', role, undefined).panel as never, answers, page);
    const table = await screen.findByRole('region', { name: 'Lines, table' });
    expect(within(table).getByRole('link').getAttribute('href')).toBe('/admin/bookings/HT-7K4M-9QXW');
    expect(changing()).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Mailed reports' })).toBeNull();
  });
});

it('a manager has these buttons', async () => {
  signIn('manager');
  renderWithAnswers(panelOf('bookings', 'manager', 'HT-7K4M-9QXW').panel as never, {
    ...answers,
    StaffBooking: { booking: { ...booking, visitUrl: 'https://hilltop.example/visit/t' }, bookingChanges: [] },
    StaffNames: { staffAccounts: [] },
  });
  await screen.findByRole('heading', { name: 'Ada Marshall, 2 guests' });
  expect(changing()).toEqual(
    expect.arrayContaining(['Move', 'Retry the refund', 'I have refunded it', 'Print for a bank']),
  );
});
