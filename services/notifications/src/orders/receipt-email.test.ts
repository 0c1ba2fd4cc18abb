import { expect, it } from '@jest/globals';
import type { ReceiptFragment as Receipt } from '../generated/orders-queries.js';
import { sampleHouse } from '../house/testing/sample-house.js';
import { sampleTicket } from '../tickets/testing/sample-ticket.js';
import { orderTickets } from './order-tickets.js';
import { composeReceipt } from './receipt-email.js';

const settings = { MAIL_FROM: 'tours@hilltop.test', VENUE_TIME_ZONE: 'America/Chicago' };
const now = new Date('2026-11-21T16:30:00Z');
const tour = {
  __typename: 'OrderTour',
  ...{ name: 'Gate to Garden', quantity: 1, cancelled: 0, amount: '300.00' },
  ...{ bookingId: sampleTicket().id, party: '12 guests' },
} as const;
const gift = {
  __typename: 'OrderVoucher',
  ...{ name: 'Gift voucher', quantity: 1, cancelled: 0 },
  ...{ recipientName: 'Grace', maskedEmail: 'g…@e…', amount: '50.00' },
  ...{ sendOn: '2026-12-10', sentAt: null },
} as const;
const mug = {
  __typename: 'OrderItem',
  name: 'Tea Room Mug',
  quantity: 1,
  cancelled: 0,
  price: '16.00',
  amount: '16.00',
  pickUp: false,
} as const;

type Amount = NonNullable<Receipt['amounts']>[number];

function amounts(...lines: (readonly [kind: Amount['kind'], label: string, cents: number])[]): Amount[] {
  return lines.map(([kind, label, cents]) => ({ kind, label, cents }));
}

function receipt(changes: Partial<Receipt>): Receipt {
  return {
    orderNumber: 'HO-7K4M-9QXW',
    customerName: 'Ada Example',
    customerEmail: 'ada@example.test',
    amounts: amounts(['LINES', 'Tours', 30_000], ['LINES', 'Goods', 1_600], ['TOTAL', 'Total', 31_600]),
    totalWithShipping: '316.00',
    charged: false,
    delivery: null,
    lines: [mug, tour],
    paidByVouchers: [],
    url: 'https://hilltop.example/order/token',
    ...changes,
  };
}

async function compose(changes: Partial<Receipt>) {
  const shown = receipt(changes);
  const tickets = shown.lines.some(({ __typename }) => __typename === 'OrderTour') ? [sampleTicket()] : [];
  const composed = await orderTickets(tickets, settings, sampleHouse, now);
  return composeReceipt(shown, composed, 'https://hilltop.example', sampleHouse);
}

it('has the ticket of each tour, what its party has to know, and its link', async () => {
  const { text, html, attachments } = await compose({});
  for (const form of [text, html]) {
    expect(form).toContain('process your order shortly');
    expect(form).toContain('This e-mail is your receipt and your ticket.');
    expect(form).toContain('HT-7K4M-9QXW');
    expect(form).toContain('arrive 15 minutes before the tour, at 9:45\u00a0AM');
    expect(form).toContain(sampleTicket().visitUrl);
    expect(form).toContain('$316.00');
  }
  const files = attachments?.map(({ filename }) => filename);
  expect(files).toEqual(expect.arrayContaining(['HT-7K4M-9QXW.png', 'HT-7K4M-9QXW.ics']));
});

it('sent again says what was canceled meanwhile', async () => {
  const { text } = await compose({ lines: [{ ...mug, quantity: 3, cancelled: 2 }] });
  expect(text).toContain('3 × Tea Room Mug, 2 of them canceled');
});

it('says what it cost in the words of the checkout', async () => {
  const tax = ['TAX', 'Sales tax, 8.25% on goods, $16.00', 132] as const;
  const { text } = await compose({
    lines: [mug],
    amounts: amounts(['LINES', 'Subtotal', 1_600], tax, ['TOTAL', 'Total', 1_732], ['CARD', 'By card', 1_732]),
  });
  expect(text).toMatch(/Subtotal:?\s+\$16.00\s+Sales tax, 8.25% on goods, \$16.00:?\s+\$1.32\s+Total:?\s+\$17.32/);
  expect(text).not.toContain('By card');
});

it('names gift vouchers without their codes, and what vouchers paid', async () => {
  const lines = [mug, gift];
  const paidByVouchers = [{ last4: '3PRA', amount: '16.00', left: '14.06' }];
  const paid = amounts(['TOTAL', 'Total', 6_600], ['VOUCHER', 'Voucher 3PRA', -1_600], ['CARD', 'By card', 5_000]);
  const { text } = await compose({ charged: true, lines, paidByVouchers, amounts: paid });
  expect(text).toMatch(/Gift voucher for Grace:?\s+\$50\.00/);
  expect(text).toMatch(/Mailed to g…@e…:?\s+Thursday, December 10, 2026/);
  expect(text).toMatch(/Paid by the voucher …3PRA:?\s+\$16\.00 \(\$14\.06 is left on it\)/);
  expect(text).toMatch(/By card:?\s+\$50\.00/);
  expect(text).toContain('Your card was charged $50.00.');
  const whole = [{ last4: '3PRA', amount: '66.00', left: '0.00' }];
  const { text: free } = await compose({
    charged: true,
    paidByVouchers: whole,
    amounts: amounts(['CARD', 'By card', 0]),
  });
  expect(free).toContain('No card was charged.');
});

it('has what a tax office asks for of a gift to the house, whose giver typed no link', async () => {
  const note = 'Ada gave $25.00 to Top O’ Hill Terrace on November 29, 2026. No goods or services were given for it.';
  const donation = {
    __typename: 'OrderDonation',
    ...{ name: 'Gift for the roof', quantity: 1, cancelled: 0, amount: '25.00', note },
  } as const;
  const { text, html } = await compose({ lines: [mug, donation] });
  expect(text).toMatch(/Gift for the roof:?\s+\$25\.00/);
  for (const form of [text, html]) expect(form).toContain(note);
  const typed = await compose({ lines: [{ ...donation, note: `Pay at evil.example ${note}` }] });
  for (const form of [typed.text, typed.html]) expect(form).not.toContain('evil.example');
});

it('quotes no link of what its buyer typed', async () => {
  const delivery = {
    address: 'https://evil.example/pay',
    city: 'evil.example',
    state: 'TX',
    zipCode: 'ops@evil.example',
  };
  const lines = [{ ...gift, recipientName: 'Pay at evil.example' }];
  const { text, html } = await compose({ lines, delivery });
  for (const form of [text, html]) expect(form).not.toMatch(/evil\.example|:\/\/evil|ops@/);
});

it('says what a code took off, after the full prices', async () => {
  const code = ['CODE', 'Code SPRING', -3_160] as const;
  const cheaper = amounts(['LINES', 'Tours', 30_000], ['LINES', 'Goods', 1_600], code, ['TOTAL', 'Total', 28_440]);
  const { text } = await compose({ amounts: cheaper });
  expect(text).toMatch(
    /Gate to Garden, 12 guests:?\s+\$300\.00[\s\S]*Goods:?\s+\$16\.00\s+Code SPRING:?\s+−\$31\.60\s+Total/,
  );
  const free = await compose({ charged: true, amounts: amounts(['TOTAL', 'Total', 0], ['CARD', 'By card', 0]) });
  expect(free.text).toContain('Nothing was to be paid.');
});

it('of tours alone has nothing to process or to pick up', async () => {
  const { text } = await compose({ lines: [tour] });
  expect(text).toContain('You are expected. This e-mail is your receipt and your ticket.');
  expect(text).not.toMatch(/shortly|Pickup/);
});

it('of goods alone says what it always said', async () => {
  const { text } = await compose({ lines: [mug] });
  expect(text).toContain("We'll process your order shortly. This e-mail is your receipt.");
  expect(text).not.toContain('Important information');
});

it('leads to the page of the order', async () => {
  const { text, html } = await compose({});
  for (const form of [text, html]) expect(form).toContain('https://hilltop.example/order/token');
  expect((await compose({ url: null })).text).not.toContain('See your order');
});

it.each([
  [{ sendOn: null }, /Mailed to g…@e…:?\s+At once/],
  [{ sentAt: '2026-12-10T15:00:00.000Z' }, /Was mailed to g…@e…:?\s+Thursday, December 10, 2026/],
])('says of a gift voucher to whom it is mailed, and when: %j', async (changes, words) => {
  expect((await compose({ lines: [{ ...gift, ...changes }] })).text).toMatch(words);
  expect((await compose({ lines: [{ ...gift, maskedEmail: '' }] })).text).not.toMatch(/mailed to/i);
});
