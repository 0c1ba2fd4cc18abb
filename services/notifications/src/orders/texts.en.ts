import { wordsNow } from '@hilltop/platform/outcome/in-language';
import { spanish } from './texts.es.js';

const facts = {
  order: 'Order number',
  shipTo: 'Ship to',
  pickup: 'Pickup',
  atCounter: 'At the counter',
  shipping: 'Shipping',
  tax: 'Sales tax',
  refunded: 'Refunded',
  byCard: 'By card',
};

const receipt = {
  title: 'Thank you for your order',
  subject: (order: string) => `Your order ${order}`,
  /** @param expected as the house says it */
  lead: (hasGoods: boolean, hasTours: boolean, expected: string) => {
    const said = `This e-mail is your receipt${hasTours ? ' and your ticket' : ''}.`;
    if (hasGoods) return `We'll process your order shortly. ${said}`;
    return hasTours ? `${expected}. ${said}` : said;
  },
  see: 'See your order, and correct it until it is packed',
  byVouchers: 'It is paid by vouchers. No card was charged.',
  nothing: 'Nothing was to be paid. No card was charged.',
  charged: (sum: string) => `Your card was charged ${sum}.`,
  demonstration: 'This is a demonstration: no payment was taken.',
  item: (quantity: number, name: string, canceled: number, isPickedUp: boolean) =>
    `${quantity} × ${name}${canceled > 0 ? `, ${canceled} of them canceled` : ''}${isPickedUp ? ', to pick up' : ''}`,
  each: (sum: string, price: string) => `${sum} (${price} each)`,
  paidBy: (last4: string) => `Paid by the voucher …${last4}`,
  left: (sum: string, left: string) => `${sum} (${left} is left on it)`,
};

const gift = {
  of: (name: string) => `Gift voucher for ${name}`,
  /** A term, beside which `of` would be its own value. */
  term: 'Gift voucher for',
  mailed: (address: string, isSent: boolean) => (isSent ? `Was mailed to ${address}` : `Mailed to ${address}`),
  atOnce: 'At once',
};

const canceled = {
  subject: (order: string) => `Canceled in your order ${order}`,
  lead: (quantity: number, name: string, order: string) =>
    `We canceled ${quantity} × ${name} of your order ${order}. We are sorry.`,
  line: (quantity: number, name: string) => `Canceled: ${quantity} × ${name}`,
  still: 'Still in your order',
  blocked: 'Please call us or write to us: it is blocked.',
  toVoucher: (sum: string) => `${sum} will be refunded to the voucher that paid.`,
  toBoth: (card: string, voucher: string) =>
    `${card} will be refunded to the card that paid, and ${voucher} to the voucher.`,
  toCard: (sum: string) => `${sum} will be refunded to the card that paid.`,
  demonstration: 'This is a demonstration: no payment was taken, so there is nothing to refund.',
  nothing: 'Nothing was paid for it.',
};

const parcel = {
  title: 'Your parcel is on its way',
  subject: (order: string) => `Your parcel is on its way: order ${order}`,
  about: 'Your parcel',
  leads: {
    parcel_sent: 'It has left us.',
    parcel_corrected: 'We corrected with whom it is sent, or its number. This is right:',
  },
  sentWith: 'Sent with',
  number: 'Tracking number',
  next: (phone: string) => `If something is wrong with it, please call us: ${phone}.`,
  where: 'See where it is.',
  follow: (carrier: string) => `Follow it with ${carrier}`,
};

const by = (isStaff: boolean) => (isStaff ? 'by us' : 'on its page');

const correction = {
  subject: (order: string) => `Changed in your order ${order}`,
  leads: {
    delivery_corrected: (isStaff: boolean) => `Where we send your order was changed ${by(isStaff)}.`,
    mailing_changed: (isStaff: boolean) => `How a gift voucher of your order is mailed was changed ${by(isStaff)}.`,
    line_switched: (isStaff: boolean) => `What of your order is sent and what is picked up was changed ${by(isStaff)}.`,
  },
  about: 'As it is now',
  pickedUp: 'Picked up at the counter',
  sent: 'Sent',
  next: (phone: string) => `If you did not ask for this, please call us at once: ${phone}.`,
};

const english = {
  facts,
  receipt,
  gift,
  canceled,
  parcel,
  correction,
  changed: 'A change to your order',
  order: 'Your order',
  see: 'See your order',
  why: 'You’re receiving this e-mail because an order was placed with this address.',
};

/** Of an order, from its receipt to its parcel. */
export function orderTexts(): typeof english {
  return wordsNow(english, { es: spanish });
}
