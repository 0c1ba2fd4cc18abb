import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { bookParty } from '../../support/bookings.js';
import { requestGraphql } from '../../support/graphql.js';
import { confirmByMail, mailedWaitlistPath, mailsTo } from '../../support/mail.js';
import { uniqueEmail } from '../../support/names.js';
import type { Slot, SlotAllocator } from '../../support/slots.js';

const CLOSE = `mutation ($input: CloseDayInput!) { closeDay(input: $input) { __typename } }`;
const CALL = `mutation ($input: CallerBookingInput!, $key: String!) { bookForCaller(input: $input, idempotencyKey: $key) {
  __typename ... on PaymentLinkMade { link { payUrl } } } }`;
const INVITE = 'query ($token: String!) { myBooking(token: $token) { ... on Booking { waiverUrl } } }';
const PRODUCT = '{ products { id name price } }';

type Visit = Awaited<ReturnType<typeof bookParty>> & { readonly code: string };

/** Paths of pages that exist only after certain events. */
export interface HouseInUse {
  readonly confirmed: Visit;
  readonly canceled: Visit;
  readonly displaced: Visit;
  readonly displacedOn: Slot;
  readonly waiver: string;
  /** A place on the waiting list that has an offer. */
  readonly offered: string;
  readonly orderedBy: string;
  /** A caller's payment link. */
  readonly pay: string;
}

const tokenOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** The text of a mail by address and subject, once it has arrived. */
async function untilMailed(request: APIRequestContext, email: string, subject: RegExp): Promise<string> {
  const found = async () => (await mailsTo(request, email)).find((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await found()) !== undefined).toBe(true);
  return (await found())?.text ?? '';
}

async function book(request: APIRequestContext, slot: Slot, guests: number): Promise<Visit> {
  const booked = await bookParty(request, slot, guests);
  const ticket = await untilMailed(request, booked.email, /^Your ticket/);
  return { ...booked, code: /HT-\w{4}-\w{4}/.exec(ticket)?.[0] ?? 'no code in the ticket' };
}

async function cancel(request: APIRequestContext, { visitUrl }: Visit): Promise<void> {
  const answer = await request.post(`/api/visits/${tokenOf(visitUrl)}/cancel`, { data: { revision: 0 } });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function join(request: APIRequestContext, slot: Slot, email: string): Promise<void> {
  const { tourType, date: tourDate, time: tourTime } = slot;
  const party = { firstName: 'Ada', lastName: 'Marshall', email, phone: '817-555-0100', groupSize: 3 };
  const joined = await request.post('/api/waitlist', { data: { tourType, tourDate, tourTime, ...party } });
  expect(joined.status(), await joined.text()).toBe(201);
}

/** A full tour, a party that waits, and an offer. @returns the page of the place on the list */
async function waitForSeats(request: APIRequestContext, slot: Slot): Promise<string> {
  const other = await book(request, slot, 4);
  const email = uniqueEmail('waiting');
  await join(request, slot, email);
  await confirmByMail(request, email);
  await cancel(request, other);
  await untilMailed(request, email, /seats are yours until/);
  return await mailedWaitlistPath(request, email);
}

async function order(request: APIRequestContext): Promise<string> {
  const { products } = await requestGraphql<{ products: { id: string; name: string; price: string }[] }>(
    request,
    PRODUCT,
  );
  const [product] = products;
  const email = uniqueEmail('buyer');
  const items = JSON.stringify([
    { productId: product?.id, productName: product?.name, quantity: 1, price: product?.price },
  ]);
  const address = { address: '12 Elm Street', city: 'Springfield', state: 'TX', zipCode: '76012', shipping: '5.99' };
  const buyer = { customerEmail: email, customerName: 'Ada Marshall', customerPhone: '817-555-0100' };
  const ordered = await request.post('/api/orders', { data: { ...buyer, ...address, items, total: product?.price } });
  expect(ordered.status(), await ordered.text()).toBe(201);
  return email;
}

/** Seats held for a caller until payment. @returns the page of the payment link */
async function callFrom(staff: APIRequestContext, { tourType, date: tourDate, time: tourTime }: Slot): Promise<string> {
  const caller = { firstName: 'Ada', lastName: 'Marshall', email: uniqueEmail('caller'), phone: '817-555-0100' };
  const payUntil = new Date(Date.now() + 3_600_000).toISOString();
  const asked = { tickets: [{ type: 'adult', count: 2 }], totalAmount: '50.00', liabilityWaiverAccepted: false };
  const input = { visit: { tourType, tourDate, tourTime, ...caller, ...asked }, payment: 'link', payUntil };
  const { bookForCaller } = await requestGraphql<{ bookForCaller: { link?: { payUrl: string } } }>(staff, CALL, {
    input,
    key: randomUUID(),
  });
  return new URL(bookForCaller.link?.payUrl ?? '').pathname;
}

/** A private time on another day than the closed one, because closing ends offers. */
async function takeApart(slots: SlotAllocator, date: string): Promise<Slot> {
  const slot = await slots.take('private');
  return slot.date === date ? slots.take('private') : slot;
}

/** Parties that come, that canceled and that must choose again, one that waits, an order, a message, and a closed time. */
export async function useHouse(request: APIRequestContext, staff: APIRequestContext, slots: SlotAllocator) {
  const displacedOn = await slots.take('premium');
  const [confirmed, canceled, displaced, offered, orderedBy, pay] = await Promise.all([
    book(request, await slots.take('standard'), 3),
    book(request, await slots.take('standard'), 12),
    book(request, displacedOn, 2),
    waitForSeats(request, await takeApart(slots, displacedOn.date)),
    order(request),
    callFrom(staff, await slots.take('standard')),
  ]);
  await cancel(request, canceled);
  const { date, time } = displacedOn;
  const input = { date, times: [time], reason: 'Ice storm', message: 'The drive will not be safe.' };
  const { closeDay } = await requestGraphql<{ closeDay: { __typename: string } }>(staff, CLOSE, { input });
  expect(closeDay.__typename).toBe('DayClosed');
  await untilMailed(request, displaced.email, /^We cannot give your/);
  await untilMailed(request, canceled.email, /canceled/i);
  const { firstName, lastName, phone } = { firstName: 'Ada', lastName: 'Marshall', phone: '817-555-0100' };
  const note = { email: uniqueEmail('writer'), subject: 'other', message: 'My grandfather parked the cars.' };
  expect((await request.post('/api/contact', { data: { firstName, lastName, phone, ...note } })).status()).toBe(201);
  const { myBooking } = await requestGraphql<{ myBooking: { waiverUrl: string } }>(request, INVITE, {
    token: tokenOf(confirmed.visitUrl),
  });
  const waiver = new URL(myBooking.waiverUrl).pathname;
  return { confirmed, canceled, displaced, displacedOn, waiver, offered, orderedBy, pay } satisfies HouseInUse;
}
