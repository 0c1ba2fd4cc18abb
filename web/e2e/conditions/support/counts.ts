import { type APIRequestContext, expect } from '@playwright/test';
import { seatsLeft } from '../../support/bookings.js';
import { requestGraphql } from '../../support/graphql.js';
import { mailsTo } from '../../support/mail.js';
import type { Slot } from '../../support/slots.js';

const lists = {
  bookings: 'query ($email: String!) { all: bookingsByEmail(email: $email) { id } }',
  messages: 'query ($email: String!) { all: messagesByEmail(email: $email) { id } }',
  'waiting parties': 'query ($email: String!) { all: waitlistByEmail(email: $email) { id } }',
} as const;

/** Exactly one is stored for an e-mail address. */
export async function expectOne(staff: APIRequestContext, what: keyof typeof lists, email: string): Promise<void> {
  const { all } = await requestGraphql<{ all: readonly object[] }>(staff, lists[what], { email });
  expect(all, what).toHaveLength(1);
}

/** A start has exactly this many seats left: no forgotten hold keeps guests out. */
export async function expectSeatsLeft(request: APIRequestContext, slot: Slot, seats: number): Promise<void> {
  expect(await seatsLeft(request, slot), `seats left on ${slot.date} at ${slot.time}`).toBe(seats);
}

export async function expectMails(request: APIRequestContext, email: string, count: number): Promise<void> {
  await expect.poll(async () => (await mailsTo(request, email)).length, { message: 'e-mails' }).toBe(count);
}
