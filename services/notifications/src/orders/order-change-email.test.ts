import { expect, it } from '@jest/globals';
import type { ChangeOfOrderFragment as Change } from '../generated/orders-queries.js';
import { sampleHouse } from '../house/testing/sample-house.js';
import { composeOrderChange } from './order-change-email.js';

const goods = { __typename: 'OrderItem' } as const;
const order = {
  orderNumber: 'HO-7K4M-9QXW',
  customerName: 'Ada Example',
  customerEmail: 'ada@example.test',
  url: 'https://hilltop.example/order/token',
  status: 'packed',
  parcel: null,
  delivery: { address: '99 Oak Street', city: 'Dallas', state: 'TX', zipCode: '75201' },
  lines: [
    { ...goods, name: 'Tea Room Mug', quantity: 3, cancelled: 1, pickUp: true },
    { ...goods, name: 'House Chip', quantity: 1, cancelled: 0, pickUp: false },
    { ...goods, name: 'Gate Cap', quantity: 1, cancelled: 1, pickUp: false },
    {
      __typename: 'OrderVoucher',
      ...{ name: 'Gift voucher', quantity: 1, cancelled: 0 },
      ...{ recipientName: 'Grace', maskedEmail: 'g…@e…', sendOn: '2026-12-10', sentAt: null },
    },
  ],
} as const;

function compose(changes: Partial<Change>) {
  const change = { kind: 'delivery_corrected', actor: 'buyer', order, ...changes } as const;
  return composeOrderChange(change, 'https://hilltop.example', sampleHouse);
}

it('says where the order goes now, and whom to call if nobody asked for it', () => {
  const { to, subject, text, html } = compose({});
  expect(to).toEqual({ name: 'Ada Example', address: 'ada@example.test' });
  expect(subject).toBe('Changed in your order HO-7K4M-9QXW');
  for (const form of [text, html]) {
    expect(form).toContain('Where we send your order was changed on its page.');
    expect(form).toContain('99 Oak Street, Dallas, TX 75201');
    expect(form).toContain(`please call us at once: ${sampleHouse.phone}`);
    expect(form).toContain('https://hilltop.example/order/token');
    expect(form).not.toContain('g…@e…');
  }
});

it('says who changed it', () => {
  expect(compose({ actor: 'staff' }).text).toContain('Where we send your order was changed by us.');
});

it('says of a gift voucher to whom it is mailed now, and when', () => {
  const { text } = compose({ kind: 'mailing_changed' });
  expect(text).toContain('How a gift voucher of your order is mailed was changed on its page.');
  expect(text).toMatch(/Mailed to g…@e…:?\s+Thursday, December 10, 2026/);
  expect(text).not.toContain('Oak Street');
});

it('makes no link of what somebody typed as an address', () => {
  const delivery = { ...order.delivery, address: 'https://evil.example/pay', zipCode: 'ops@evil.example' };
  const { text, html } = compose({ order: { ...order, delivery } });
  for (const form of [text, html]) expect(form).not.toMatch(/evil\.example|:\/\/evil|ops@/);
});

it('says of each thing whether it is sent or picked up', () => {
  const { text } = compose({ kind: 'line_switched' });
  expect(text).toContain('What of your order is sent and what is picked up was changed on its page.');
  expect(text).toMatch(/2 × Tea Room Mug:?\s+Picked up at the counter/);
  expect(text).toMatch(/1 × House Chip:?\s+Sent/);
  expect(text).not.toContain('Gate Cap');
});

const parcel = {
  carrier: 'UPS',
  trackingNumber: '1Z999AA10123456784',
  trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
};
const sent = (changes: Partial<typeof order | { readonly parcel: Change['order']['parcel'] }>) =>
  compose({ kind: 'parcel_sent', actor: 'staff', order: { ...order, status: 'handed_over', ...changes } });

it('says that a parcel is on its way, with whom, and where to follow it', () => {
  const { subject, text, html } = sent({ parcel });
  expect(subject).toBe('Your parcel is on its way: order HO-7K4M-9QXW');
  expect(text).toMatch(/Sent with:?\s+UPS/);
  expect(text).toMatch(/Tracking number:?\s+1Z999AA10123456784/);
  expect(text).toMatch(/Ship to:?\s+99 Oak Street, Dallas, TX 75201/);
  for (const form of [text, html]) {
    expect(form).toContain(parcel.trackingUrl);
    expect(form).toContain('https://hilltop.example/order/token');
    expect(form).not.toContain('did not ask for this');
  }
});

it('says that a parcel is on its way without a carrier, too', () => {
  const { text } = sent({});
  expect(text).toContain('It has left us.');
  expect(text).not.toMatch(/Sent with|Tracking number|Follow it/);
});

it('says of a corrected number that it is right now, and makes no link of a carrier’s name', () => {
  const named = { carrier: 'evil.example', trackingNumber: '42', trackingUrl: null };
  const { text, html } = compose({
    ...{ kind: 'parcel_corrected', actor: 'staff' },
    order: { ...order, status: 'handed_over', parcel: named },
  });
  expect(text).toContain('We corrected with whom it is sent, or its number.');
  expect(text).toMatch(/Tracking number:?\s+42/);
  for (const form of [text, html]) expect(form).not.toContain('evil.example');
});
