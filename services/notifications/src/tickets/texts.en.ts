import { ruleSentences } from '@hilltop/contracts/house/change-rule';
import { NUMBER_WORDS } from '@hilltop/contracts/house/number-words';
import { wordsNow } from '@hilltop/platform/outcome/in-language';
import type { DealtCard } from './dealt-card.js';
import type { RefundPart } from './split-refunds.js';
import { spanish } from './texts.es.js';

const facts = {
  code: 'Confirmation code',
  date: 'Date',
  time: 'Time',
  tour: 'Tour',
  when: 'When',
  where: 'Where',
  duration: 'Duration',
  guest: 'Guest',
  party: 'Party',
  proof: 'ID at the door',
  total: 'Total',
  payment: 'Payment',
  refundedNow: 'Refunded now',
  refundedBefore: 'Refunded before',
  restaurant: 'Restaurant',
  order: 'Order',
  foodTotal: 'Food total',
  deliveryTime: 'Delivery time',
  deliveryAddress: 'Delivery address',
};

const PAYMENTS: Readonly<Record<string, string>> = {
  due: 'At the door',
  free: 'Nothing to pay',
  paid: 'Paid',
  account: 'Account',
};

const BOOKED: Readonly<Record<string, string>> = {
  paid: 'Your tour is booked and paid for.',
  due: 'Your tour is booked. You pay at the door, with cash or a card.',
  free: 'Your tour is booked, and there is nothing to pay.',
};

/** `Twelve`. In figures above the largest group size. */
export function partyInWords(guests: number): string {
  const word = NUMBER_WORDS[guests] ?? String(guests);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const REFUNDED: Readonly<Record<RefundPart['place'], readonly [where: string, when: string]>> = {
  card: ['to the card you paid with', 'Banks usually take five to ten days to show it.'],
  voucher: ['to the gift voucher that paid', 'It is on the voucher at once.'],
  blocked: ['to a gift voucher that is blocked', 'Please call us or write to us, so that you can use it.'],
  order: ['to what you paid with', 'A voucher shows it at once; banks usually take five to ten days.'],
  credit: ['as a voucher, as you chose', 'The voucher comes in an e-mail of its own.'],
  desk: ['in person, at our desk', ''],
};

/** "$40.00 to the card you paid with and $10.00 in person, at our desk" */
function sums(parts: readonly RefundPart[]): string {
  return parts.map(({ sum, place }) => `${sum} ${REFUNDED[place][0]}`).join(' and ');
}

const refunds = {
  nothingPaid: 'Nothing was paid, so there is nothing to refund.',
  now: (parts: readonly RefundPart[]) =>
    [`We are refunding ${sums(parts)}.`, ...parts.map(({ place }) => REFUNDED[place][1])].filter(Boolean).join(' '),
  before: (parts: readonly RefundPart[]) => `We refunded ${sums(parts)} before.`,
  late: 'It was canceled too late for a refund.',
  nothingMore: 'There is nothing more to refund.',
  fact: (parts: readonly RefundPart[]) =>
    parts.some(({ place }) => place === 'blocked') ? `${sums(parts)}. Please call us or write to us.` : sums(parts),
};

interface ClosedTour {
  readonly wholeDay: boolean;
  readonly time: string;
}

const closed = ({ wholeDay, time }: ClosedTour) => (wholeDay ? 'We are closed' : `We cannot give your ${time} tour`);

const displaced = {
  title: ({ wholeDay, time }: ClosedTour, weekday: string) => `${closed({ wholeDay, time })} on ${weekday}`,
  subject: ({ wholeDay, time }: ClosedTour, date: string, code: string) =>
    `${closed({ wholeDay, time })} on ${date}: please choose another time (${code})`,
  action: 'Choose another time or get a refund',
  heldFor: 'Held for you',
  held: (party: string, until: string) => `We are holding seats for ${party} until ${until}.`,
  credit: (total: string) =>
    `Your ticket is not valid until you choose. You can also keep the ${total} as a voucher, which never expires, for tours or in the store.`,
  otherwise: {
    refund: (until: string, total: string) =>
      `If we don’t hear from you by ${until}, we will cancel your visit and refund the full ${total}.`,
    move: (until: string, total: string) =>
      `If we don’t hear from you by ${until}, we will move your visit to the first time we are holding for you, or refund the full ${total}.`,
    keep: (until: string) => `If we don’t hear from you by ${until}, we will call you or write to you.`,
  },
};

const canceled = {
  title: 'Your visit is canceled',
  subject: (code: string, tour: string, date: string) => `Canceled: ${code}, ${tour}, ${date}`,
  lead: 'We have released your seats, and your ticket is no longer valid. We hope to see you another time.',
  booking: (url: string) => `Your booking: ${url}`,
  seeBooking: 'See your booking',
};

/** What the guests of a visit should know. */
const important = {
  title: 'Important information',
  arrive: (minutes: number, time: string) => `Please arrive ${minutes} minutes before the tour, at ${time}.`,
  gateWord: (word: string) => `The word at the gate is “${word}”. Your guide asks for it.`,
  ownWaiver: 'Your waiver is not signed yet. Please sign it by the link for waivers below, or at the door.',
  waivers: (signed: number, of: number) =>
    `Waivers: ${signed} of ${of} signed. Please pass the link for waivers below on to the guests who have yet to sign. They can also sign at the door.`,
  rule: ruleSentences,
  where: (street: string, setting: string) => `We are at ${street}, ${setting}.`,
  bring: 'Bring this ticket on paper or on your phone. The confirmation code alone works too.',
  card: ({ name, certainty }: DealtCard) =>
    `The guest card dealt to you is ${name} (${certainty}). It stays with your booking.`,
  calendar:
    'Open the attached calendar file to add the tour to your calendar. It shows the right time in any time zone.',
};

const card = {
  dealt: ({ name }: DealtCard) => `Dealt to you: ${name}`,
  certainty: ({ certainty }: DealtCard) => certainty,
  alt: ({ alt, name: _name }: DealtCard) => alt,
};

const english = {
  facts,
  refunds,
  displaced,
  canceled,
  important,
  card,
  why: 'You’re receiving this e-mail because a tour was booked with this address.',
  subject: (isFirst: boolean, code: string, tour: string, date: string) =>
    `${isFirst ? 'Your ticket' : 'Your new ticket'} ${code}: ${tour}, ${date}`,
  preview: (tour: string, moment: string, code: string) => `${tour}, ${moment}. Code ${code}.`,
  booked: (paymentStatus: string) => `${BOOKED[paymentStatus] ?? BOOKED.paid} This e-mail is your ticket.`,
  changed: 'Your visit has changed. This e-mail is your new ticket and replaces the earlier one.',
  restored: 'We are open after all. Your visit goes ahead as you booked it.',
  payment: (status: string) => PAYMENTS[status] ?? status,
  admit: (guests: number) => `Admit ${partyInWords(guests)}`,
  ticket: 'Your ticket',
  tour: 'Your tour',
  tourWas: 'Your tour was',
  foodOrder: 'Food order',
  yourFoodOrder: 'Your food order',
  qrCode: (code: string) => `QR code of the ticket ${code}`,
  change: 'Change your visit, or cancel it',
  waiverLink: 'The link for waivers',
  entry: (party: string, code: string, minutes: number, phone: string) =>
    `${party}. Confirmation code ${code}. Please arrive ${minutes} minutes early. Questions: ${phone}.`,
};

/** Of a ticket, its calendar entry, and what is mailed when its visit changes. */
export function ticketTexts(): typeof english {
  return wordsNow(english, { es: spanish });
}
