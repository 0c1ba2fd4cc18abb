import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { requestGraphql } from './graphql.js';
import { total } from './house.js';
import { uniqueEmail } from './names.js';
import { availability, type Slot } from './slots.js';

/** Every tour type allows it. */
const largestParty = 15;

export async function seatsLeft(request: APIRequestContext, { tourType, date, time }: Slot): Promise<number> {
  const { days } = await availability(request, tourType, date, date);
  const start = days[0]?.times.find((each) => each.time === time);
  if (start === undefined) throw new Error(`Nothing starts on ${date} at ${time}`);
  return start.seatsLeft;
}

/** Another party books by `POST /api/tour-bookings`. @returns its e-mail address and the URL of its visit */
export async function bookParty(
  request: APIRequestContext,
  slot: Slot,
  guests: number,
  paymentIntentId = `pi_${randomUUID()}`,
  tourId?: string,
): Promise<{ email: string; visitUrl: string }> {
  const email = uniqueEmail('party');
  const response = await request.post('/api/tour-bookings', {
    data: {
      firstName: 'Benny',
      lastName: 'Binion',
      email,
      phone: '817-555-0199',
      groupSize: guests,
      tourType: slot.tourType,
      tourId,
      tourDate: slot.date,
      tourTime: slot.time,
      totalAmount: total(slot.tourType, guests),
      paymentStatus: 'paid',
      paymentIntentId,
      liabilityWaiverAccepted: true,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { visitUrl } = (await response.json()) as { visitUrl: string };
  return { email, visitUrl };
}

export async function bookElsewhere(request: APIRequestContext, slot: Slot, guests: number): Promise<string> {
  return (await bookParty(request, slot, guests)).email;
}

/** Other parties take seats until `left` remain. */
export async function leaveSeats(request: APIRequestContext, slot: Slot, left: number): Promise<void> {
  let toTake = (await seatsLeft(request, slot)) - left;
  while (toTake > 0) {
    const party = Math.min(toTake, largestParty);
    await bookElsewhere(request, slot, party);
    toTake -= party;
  }
}

/** Another party joins the waiting list of a slot that is then full, and has not confirmed its place yet. */
export async function joinFullSlot(
  request: APIRequestContext,
  slot: Slot,
): Promise<{ readonly path: string; readonly email: string }> {
  await leaveSeats(request, slot, 0);
  const party = { firstName: 'Ada', lastName: 'Marshall', email: uniqueEmail('waits'), phone: '817-555-0100' };
  const data = { tourType: slot.tourType, tourDate: slot.date, tourTime: slot.time, groupSize: 4, ...party };
  const answer = await request.post('/api/waitlist', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { waitlistUrl } = (await answer.json()) as { waitlistUrl: string };
  return { path: new URL(waitlistUrl).pathname, email: party.email };
}

/** Records the ids of the page's holds, oldest first. */
export function heldIds(page: Page): () => Promise<readonly string[]> {
  const answers: Promise<string | undefined>[] = [];
  page.on('response', (response) => {
    const asked = response.request().postDataJSON() as { operationName?: string } | null;
    if (asked?.operationName !== 'HoldSeats') return;
    answers.push(response.json().then((body: { data: { holdSeats: { id?: string } } }) => body.data.holdSeats.id));
  });
  return async () => (await Promise.all(answers)).filter((id) => id !== undefined);
}

/** Releases a hold without the page knowing, as expiry does. */
export async function releaseHold(request: APIRequestContext, holdId: string): Promise<void> {
  const query = 'mutation Release($holdId: ID!) { releaseHold(holdId: $holdId) { __typename } }';
  const data = await requestGraphql<{ releaseHold: { __typename: string } }>(request, query, { holdId });
  expect(data.releaseHold.__typename).toBe('HoldReleased');
}
