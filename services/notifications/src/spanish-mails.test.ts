import { runWithCorrelation } from '@hilltop/platform/logging/correlation';
import { describe, expect, it } from '@jest/globals';
import type { ComposedEmail } from './emails/mail.js';
import { sampleHouse } from './house/testing/sample-house.js';
import type { MailSources } from './mail-sources.js';
import { ALL_MAILS } from './mails.js';
import { sampleTicket } from './tickets/testing/sample-ticket.js';

const now = new Date('2026-11-21T16:30:00Z');
const SITE = 'https://hilltop.example';
const settings = {
  PUBLIC_URL: SITE,
  VENUE_TIME_ZONE: 'America/Chicago',
  MAIL_FROM: 'tours@hilltop.test',
  STAFF_INBOX: 'desk@hilltop.test',
};

/** As the services answer a mail in Spanish, and with names that have no English word. */
const names = { tourName: 'Recorrido del jardín', party: '12 personas', tourDuration: '90 minutos' };
const ticketOf = (changes: object = {}) =>
  sampleTicket({
    ...names,
    foodOrderDetails: '12 × Torta',
    foodDeliveryTime: '1:30 PM',
    totalAmount: '1300.00',
    ...changes,
  });
const refund = (method: string, amount: string, more: object = {}) => ({
  ...{ id: method, reason: 'cancelled', amount, method, revision: 1, requestedAt: '2026-11-20T16:30:00.000Z', ...more },
});
const displacement = {
  ...{ state: 'displaced', reason: 'Hielo', message: 'El camino no es seguro.', wholeDay: false, policy: 'move' },
  ...{ deadline: '2026-12-04T18:00:00.000Z', offers: [{ startsAt: '2026-12-06T19:00:00.000Z' }] },
};
const reminder = {
  ...{ booking: ticketOf(), cameIn: 11, notices: ['Va a llover.'], afterUrl: `${SITE}/visit/one/after` },
  unsubscribeToken: 'U'.repeat(43),
};

const time = { startsAt: '2026-12-12T19:00:00.000Z', closed: false };
const offer = { ...time, expiresAt: '2026-11-22T20:42:00.000Z', declined: false };
const entry = (changes: object) => ({
  ...{ waitlistUrl: `${SITE}/waitlist/token`, ...names, guests: 4, firstName: 'Ada', lastName: 'Lovelace' },
  ...{ email: 'ada@example.test', status: 'waiting', confirmed: true, times: [time], offer: null, ...changes },
});
const link = (changes: object) => ({
  ...{ state: 'open', payUrl: `${SITE}/pay/token`, ...names, startsAt: time.startsAt, guests: 12, firstName: 'Ada' },
  ...{ lastName: null, email: 'ada@example.test', totalAmount: '1300.00', payUntil: '2026-12-04T18:00:00.000Z' },
  ...changes,
});

const goods = { __typename: 'OrderItem', price: '16.00', amount: '32.00', quantity: 3, cancelled: 1, pickUp: true };
const gift = {
  ...{ __typename: 'OrderVoucher', name: 'Vale', quantity: 1, cancelled: 0, recipientName: 'Grace', amount: '50.00' },
  ...{ maskedEmail: 'g…@e…', sendOn: null, sentAt: null },
};
const order = {
  ...{ orderNumber: 'HO-7K4M-9QXW', customerName: 'Ada Example', customerEmail: 'ada@example.test', charged: true },
  ...{ url: `${SITE}/order/token`, status: 'handed_over', totalWithShipping: '1316.00' },
  delivery: { address: '99 Oak Street', city: 'Dallas', state: 'TX', zipCode: '75201' },
  lines: [
    { ...goods, name: 'Taza' },
    {
      __typename: 'OrderTour',
      name: names.tourName,
      quantity: 1,
      cancelled: 0,
      amount: '1300.00',
      bookingId: 'b',
      party: '12 personas',
    },
    gift,
  ],
  amounts: [
    { kind: 'TOTAL', label: 'Total', cents: 131_600 },
    { kind: 'CARD', label: 'Con tarjeta', cents: 130_000 },
  ],
  paidByVouchers: [{ last4: '3PRA', amount: '16.00', left: '14.06' }],
  parcel: { carrier: 'UPS', trackingNumber: '1Z999', trackingUrl: 'https://www.ups.com/track?n=1Z999' },
};
const canceled = (changes: object) => ({
  ...{ name: 'Taza', quantity: 2, goods: '32.00', shipping: '5.99', tax: '2.64', returned: '40.63', order },
  ...{ toVouchers: '20.00', toBlocked: '20.00', ...changes },
});
const voucher = {
  ...{ recipientEmail: 'grace@example.test', recipientName: 'Grace', fromName: 'Ada', message: 'Felicidades' },
  ...{ amount: '1050.00', left: '1050.00', code: 'HV7K-4M9Q-XWT2-3PRA', url: `${SITE}/voucher/a-token` },
};
const message = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.test', phone: '', message: 'Hola' };

const parts = [{ tourDate: '2027-03-16', tourTime: '1:00 PM', pupils: 16, adults: 2 }];
const group = {
  ...{ number: 'HG-7K3M-9QXW', state: 'secured', organizationName: 'Escuela Arroyo', organizerName: 'Ada', pupils: 32 },
  ...{ adults: 4, tourName: names.tourName, heldUntil: '2027-02-09T23:00:00.000Z', order: null, ending: null },
  quote: {
    ...{ version: 1, rateKind: 'school', pupils: 32, adults: 4, free: 4, lines: [], taxCents: 0, parts },
    ...{ totalCents: 136_000, depositCents: 34_000, validUntil: '2027-01-09T23:00:00.000Z' },
    quotedAt: '2027-01-05T15:00:00.000Z',
  },
  countFinalAt: '2027-03-09T23:00:00.000Z',
  money: { depositLeftCents: 34_000, owedCents: 1_000, dueBackCents: 2_000 },
  preferredDays: [{ day: '2027-03-16' }],
};
const seats = [
  {
    ...{ bookingId: 'one', revision: 1, durationMinutes: 90, pupils: 16, adults: 2, displaced: false },
    ...{ startsAt: '2027-03-16T18:00:00.000Z', confirmationCode: 'HT-5', visitUrl: `${SITE}/visit/5` },
  },
];
const news = (kind: string, ending: string | null = null) => ({
  groupMail: {
    kind,
    groupId: 'g',
    isNewest: true,
    email: 'ada@school.test',
    url: `${SITE}/group/a`,
    group: { ...group, ending },
  },
  groupVisit: { parts: seats, givenUp: seats },
});
const invoice = {
  ...{ number: 'HI-2027-0042', kind: 'invoice', ofNumber: null, exemptReason: null, issuedOn: '2027-02-10' },
  ...{ dueOn: '2027-03-12', billTo: 'Escuela', orderNumber: null, pupils: 48, adults: 6, came: 49, lines: [] },
  ...{ taxCents: 0, totalCents: 148_000, receivedCents: 0 },
};
const bill = {
  ...{
    groupNumber: group.number,
    organizationName: group.organizationName,
    tourName: names.tourName,
    openCents: 148_000,
  },
  ...{ starts: parts, invoice, creditNotes: [] },
};
const money = (cause: string, more: object = {}) => ({
  groupEntryMail: {
    ...{ cause, cents: 148_000, groupNumber: group.number, organizationName: 'Escuela', organizerName: 'Ada' },
    ...{
      email: 'ada@example.test',
      payerEmail: 'pay@example.test',
      owedCents: 148_000,
      documentNumber: invoice.number,
    },
    ...{ groupUrl: `${SITE}/group/a`, billUrl: `${SITE}/bill/b`, otherGroupNumber: null, bill: null, ...more },
  },
});
const remind = (kind: string, days: number) => ({
  groupReminder: {
    kind,
    days,
    email: 'ada@school.test',
    url: `${SITE}/group/a`,
    group,
    bill: kind.includes('due') ? bill : null,
  },
});

/** What the services answer, by the kind of the mail. */
const CASES: readonly (readonly [kind: string, answers: object])[] = [
  ['booking-ticket', { ticket: ticketOf({ proofFor: '1 adulto mayor' }) }],
  ['booking-ticket', { ticket: ticketOf({ paymentStatus: 'due', waivers: { signed: 0, of: 1 }, guests: 1 }) }],
  [
    'booking-ticket',
    { ticket: ticketOf({ revision: 1, refunds: [refund('online', '75.00'), refund('cash', '5.00')] }) },
  ],
  ['booking-ticket', { ticket: ticketOf({ status: 'cancelled', revision: 1, refunds: [refund('credit', '9.00')] }) }],
  ['booking-ticket', { ticket: ticketOf({ status: 'cancelled', revision: 2, refunds: [refund('sale', '9.00')] }) }],
  ['booking-ticket', { ticket: ticketOf({ status: 'displaced', displacement }) }],
  [
    'booking-ticket',
    { ticket: ticketOf({ status: 'displaced', displacement: { ...displacement, wholeDay: true, policy: 'refund' } }) },
  ],
  ['booking-ticket', { ticket: ticketOf({ revision: 2, displacement: { ...displacement, state: 'restored' } }) }],
  ['visit-links', { visitLinks: [ticketOf(), ticketOf()] }],
  ['visit-reminder', { reminder }],
  ['after-visit', { reminder }],
  ...['waiting', 'accepted', 'expired', 'left', 'closed'].map(
    (status) => ['waitlist-notice', { waitlistNotice: entry({ status }) }] as const,
  ),
  ['waitlist-notice', { waitlistNotice: entry({ status: 'offered', offer }) }],
  ['waitlist-notice', { waitlistNotice: entry({ offer }) }],
  ['waitlist-notice', { waitlistNotice: entry({ offer: { ...offer, declined: true } }) }],
  ['waitlist-notice', { waitlistNotice: entry({ confirmed: false }) }],
  ['waitlist-notice', { waitlistNotice: entry({ times: [{ ...time, closed: true }] }) }],
  ['payment-link', { paymentLinkNotice: link({}) }],
  ['payment-link', { paymentLinkNotice: link({ state: 'expired' }) }],
  ['order-receipt', { orderReceipt: order, ticket: ticketOf() }],
  ['order-receipt', { orderReceipt: { ...order, delivery: null, charged: false, lines: [gift] } }],
  ['order-cancellation', { orderCancellation: canceled({}) }],
  ['order-cancellation', { orderCancellation: canceled({ toVouchers: '40.63', toBlocked: '0.00' }) }],
  ...['delivery_corrected', 'mailing_changed', 'line_switched', 'parcel_sent', 'parcel_corrected'].map(
    (kind) => ['order-change', { orderChange: { kind, actor: 'buyer', order } }] as const,
  ),
  ['voucher', { voucherMail: voucher }],
  ['voucher', { voucherMail: { ...voucher, fromName: '', left: '20.00' } }],
  ['contact-acknowledgement', { contactMessage: { ...message, subject: 'tour-inquiry' } }],
  ...['asked', 'quoted', 'accepted', 'order_sent', 'secured', 'changed', 'displaced', 'restored'].map(
    (kind) => ['group-news', news(kind)] as const,
  ),
  ...['declined', 'quote_expired', 'hold_ended', 'canceled', 'withdrawn'].map(
    (ending) => ['group-news', news('ended', ending)] as const,
  ),
  ['group-document', money('invoiced', { bill })],
  ['group-document', money('credited', { bill })],
  ['group-money', money('received')],
  ['group-money', money('refunded', { otherGroupNumber: 'HG-2' })],
  ...['quote_ends', 'secure', 'count', 'visit', 'due', 'overdue'].map(
    (kind) => ['group-reminder', remind(kind, 7)] as const,
  ),
];

async function compose(kind: string, answers: object, language: 'en' | 'es'): Promise<ComposedEmail> {
  const mail = ALL_MAILS.find((one) => one.kind === kind);
  const service = { read: async () => answers };
  const tickets = { read: async () => (answers as { ticket?: unknown }).ticket };
  const clock = { now: () => now };
  const of = { bookings: service, orders: service, contact: service, staff: service, tickets, settings, clock };
  const composing = async () => mail?.compose('id', sampleHouse, of as unknown as MailSources);
  const composed = await runWithCorrelation('request', composing, language);
  if (!composed || composed === 'stale') throw new Error(`${kind} is not composed`);
  return composed;
}

const ENGLISH =
  /\b(the|your|yours|you|please|for|visit|visits|and|with|is|are|was|were|of|on|at|by|to|we|it|if|will|until|from|this|that|tour|seats?|tickets?|order|paid|guests?|here|see|call|date|time|code|write|wrote|AM|PM|Saturday|Sunday|December|March)\b/gi;
const URLS = /https?:\/\/[^\s"'<>]+/g;

/** Everything that somebody reads, and the descriptions of images and calendars. */
function wordsOf({ subject, text, html, attachments }: ComposedEmail): string {
  const alts = [...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt);
  const files = attachments.filter(({ contentType }) => contentType.startsWith('text/calendar'));
  const entries = files.flatMap(({ content }) =>
    String(content)
      .replaceAll('\r\n ', '')
      .match(/^(DESCRIPTION|SUMMARY):.*$/gm),
  );
  const read = [subject, text, html.replace(/<[^>]*>/g, ' '), ...alts, ...entries].join('\n');
  return read.replace(URLS, '').replace(/^(DESCRIPTION|SUMMARY):|&nbsp;/gm, '');
}

const numbersOf = ({ subject, text }: ComposedEmail) =>
  new Set(
    `${subject}\n${text}`
      .replace(URLS, '')
      .replace(/(\d),(?=\d{3}\.)/g, '$1')
      .match(/\d+(?:[.:]\d+)*/g),
  );
const linksOf = ({ text, html }: ComposedEmail) =>
  [text, html].map((form) =>
    form
      .match(URLS)
      ?.map((url) => url.replace(`${SITE}/es`, SITE))
      .sort(),
  );

describe('a mail in Spanish', () => {
  it.each(CASES)(
    '%s has no English word, and the numbers and links of the English one (case %#)',
    async (kind, answers) => {
      const [english, spanish] = [await compose(kind, answers, 'en'), await compose(kind, answers, 'es')];
      expect(wordsOf(spanish).match(ENGLISH) ?? []).toEqual([]);
      expect(wordsOf(english).match(ENGLISH)).not.toBeNull();
      expect([...numbersOf(spanish)].sort()).toEqual([...numbersOf(english)].sort());
      expect(linksOf(spanish)).toEqual(linksOf(english));
      expect([spanish.html.match(/ lang="es"/g)?.length, spanish.html.includes('lang="en"')]).toEqual([2, false]);
    },
  );

  it('exists of each that visitors get', () => {
    const visitors = ALL_MAILS.filter(({ forStaff }) => !forStaff).map(({ kind }) => kind);
    expect([...new Set(CASES.map(([kind]) => kind))].sort()).toEqual(visitors.sort());
  });

  it('writes dates, times and sums as people in the United States do', async () => {
    const { text, subject } = await compose('booking-ticket', { ticket: ticketOf() }, 'es');
    expect(subject).toBe('Su boleto HT-7K4M-9QXW: Recorrido del jardín, sábado, 5 de diciembre de 2026');
    for (const part of ['10:00 a.m. CST', 'a las 9:45\u00a0a.m.', '1:30 p.m.', '$1,300.00'])
      expect(text).toContain(part);
  });
});
