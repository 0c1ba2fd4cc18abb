import { expect, it } from '@jest/globals';
import type { ReceiptFragment as Receipt } from '../generated/orders-queries.js';
import { sampleHouse } from '../house/testing/sample-house.js';
import { sampleTicket } from '../tickets/testing/sample-ticket.js';
import { orderTickets } from './order-tickets.js';
import { composeReceipt } from './receipt-email.js';

const settings = { MAIL_FROM: 'tours@hilltop.test', VENUE_TIME_ZONE: 'America/Chicago' };
const now = new Date('2026-11-21T16:30:00Z');
const tour = { bookingId: sampleTicket().id, tourName: 'Gate to Garden', party: '12 guests', listAmount: '300.00' };
const mug = { productName: 'Tea Room Mug', quantity: 1, cancelled: 0, price: '16.00', lineTotal: '16.00' };

function receipt(changes: Partial<Receipt>): Receipt {
  return {
    orderNumber: 'HO-7K4M-9QXW',
    customerName: 'Ada Example',
    customerEmail: 'ada@example.test',
    total: '316.00',
    shipping: '0.00',
    taxLines: [],
    totalWithShipping: '316.00',
    charged: false,
    delivery: null,
    lines: [mug],
    tours: [tour],
    vouchers: [],
    discount: null,
    paidByVouchers: [],
    ...changes,
  };
}

async function compose(changes: Partial<Receipt>) {
  const shown = receipt(changes);
  const tickets = shown.tours?.length ? [sampleTicket()] : [];
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

it('names the sales tax, its rate and what is taxed', async () => {
  const taxLines = [{ rate: '8.25', codes: ['goods', 'shipping'], base: '21.99', amount: '1.81' }];
  const { text } = await compose({ tours: [], taxLines });
  expect(text).toMatch(/Sales tax, 8.25% on goods and shipping, \$21.99:?\s+\$1.81/);
  const ofBooks = { rate: '2', codes: ['books'], base: '40.00', amount: '0.80' };
  const both = await compose({ tours: [], taxLines: [ofBooks, ...taxLines] });
  expect(both.text).toMatch(/Sales tax, 2% on books, \$40.00:?\s+\$0.80/);
  expect((await compose({})).text).not.toContain('Sales tax');
});

it('names gift vouchers without their codes, and what vouchers paid', async () => {
  const vouchers = [
    { recipientName: 'Grace', amount: '50.00', sendOn: '2026-12-10' },
    { recipientName: 'Ada', amount: '25.00', sendOn: null },
  ];
  const paidByVouchers = [{ last4: '3PRA', amount: '16.00' }];
  const { text } = await compose({ charged: true, vouchers, paidByVouchers, totalWithShipping: '66.00' });
  expect(text).toMatch(/Gift voucher for Grace:?\s+\$50\.00\s+Its e-mail:?\s+On Thursday, December 10, 2026/);
  expect(text).toMatch(/Gift voucher for Ada:?\s+\$25\.00\s+Its e-mail:?\s+At once/);
  expect(text).toMatch(/Paid by the voucher …3PRA:?\s+\$16\.00/);
  expect(text).toMatch(/By card:?\s+\$50\.00/);
  expect(text).toContain('Your card was charged $50.00.');
  const whole = [{ last4: '3PRA', amount: '66.00' }];
  const { text: free } = await compose({ charged: true, paidByVouchers: whole, totalWithShipping: '66.00' });
  expect(free).toContain('No card was charged.');
});

it('quotes no link of what its buyer typed', async () => {
  const delivery = {
    address: 'https://evil.example/pay',
    city: 'evil.example',
    state: 'TX',
    zipCode: 'ops@evil.example',
  };
  const vouchers = [{ recipientName: 'Pay at evil.example', amount: '50.00', sendOn: null }];
  const { text, html } = await compose({ vouchers, delivery });
  for (const form of [text, html]) expect(form).not.toMatch(/evil\.example|:\/\/evil|ops@/);
});

it('says what a code took off, after the full prices', async () => {
  const discount = { code: 'SPRING', amount: '31.60' };
  const { text } = await compose({ discount, total: '284.40', totalWithShipping: '284.40' });
  expect(text).toMatch(
    /Gate to Garden, 12 guests:?\s+\$300\.00[\s\S]*Subtotal:?\s+\$316\.00\s+Code SPRING:?\s+−\$31\.60/,
  );
  const free = await compose({ charged: true, discount, total: '0.00', totalWithShipping: '0.00' });
  expect(free.text).toContain('Nothing was to be paid.');
});

it('of tours alone has nothing to process or to pick up', async () => {
  const { text } = await compose({ lines: [] });
  expect(text).toContain('You are expected. This e-mail is your receipt and your ticket.');
  expect(text).not.toMatch(/shortly|Pickup/);
});

it('of goods alone says what it always said', async () => {
  const { text } = await compose({ tours: [] });
  expect(text).toContain("We'll process your order shortly. This e-mail is your receipt.");
  expect(text).not.toContain('Important information');
});
