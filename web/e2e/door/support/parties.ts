import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { requestGraphql } from '../../support/graphql.js';
import { total } from '../../support/house.js';
import { uniqueEmail } from '../../support/names.js';
import type { Slot } from '../../support/slots.js';

export interface DoorParty {
  readonly id: string;
  readonly confirmationCode: string;
  readonly name: string;
  /** Token of its page. */
  readonly token: string;
}

/** A party books by REST. @param lastName letters only, as the form demands */
export async function bookParty(
  request: APIRequestContext,
  slot: Slot,
  guests: number,
  lastName: string,
  more: object = {},
): Promise<DoorParty> {
  const data = {
    firstName: 'Nora',
    lastName,
    email: uniqueEmail('door'),
    phone: '817-555-0199',
    groupSize: guests,
    tourType: slot.tourType,
    tourDate: slot.date,
    tourTime: slot.time,
    totalAmount: total(slot.tourType, guests),
    paymentStatus: 'paid',
    paymentIntentId: `pi_${randomUUID()}`,
    liabilityWaiverAccepted: true,
    ...more,
  };
  const response = await request.post('/api/tour-bookings', { data });
  expect(response.status(), await response.text()).toBe(201);
  const { id, confirmationCode, visitUrl } = (await response.json()) as Record<string, string>;
  return {
    id: `${id}`,
    confirmationCode: `${confirmationCode}`,
    name: `Nora ${lastName}`,
    token: `${visitUrl?.split('/').at(-1)}`,
  };
}

/** The signed ticket, as in the QR code of the party's page. */
export async function ticketOf(request: APIRequestContext, { token }: DoorParty): Promise<string> {
  const query = 'query ($token: String!) { myBooking(token: $token) { ... on Booking { ticket } } }';
  const { myBooking } = await requestGraphql<{ myBooking: { ticket: string } }>(request, query, { token });
  return myBooking.ticket;
}

/** Changes a visit as its party does. @param what `cancel`, or `move` with the new date and time */
export async function changeVisit(
  request: APIRequestContext,
  { token }: DoorParty,
  what: 'cancel' | 'move',
  data: object = {},
): Promise<void> {
  const response = await request.post(`/api/visits/${token}/${what}`, { data: { revision: 0, ...data } });
  expect(response.status(), await response.text()).toBe(200);
}

/** People inside by booking, as the server counts them. */
export async function peopleIn(staff: APIRequestContext, date: string): Promise<ReadonlyMap<string, number>> {
  const query = 'query ($date: String!) { doorManifest(date: $date) { admitted { bookingId people } } }';
  const { doorManifest } = await requestGraphql<{
    doorManifest: { admitted: { bookingId: string; people: number }[] };
  }>(staff, query, { date });
  return new Map(doorManifest.admitted.map(({ bookingId, people }) => [bookingId, people]));
}

interface Conflict {
  readonly kind: string;
  readonly booking: { readonly id: string } | null;
  readonly scans: readonly { readonly people: number; readonly deviceId: string }[];
}

/** Conflicts between phones about a party; unsettled ones of other days are listed too. */
export async function conflictsOf(
  staff: APIRequestContext,
  date: string,
  { id }: DoorParty,
): Promise<readonly Conflict[]> {
  const query = `query ($date: String!) {
    doorDay(date: $date, first: 100) { conflicts { kind booking { id } scans { people deviceId } } } }`;
  const { doorDay } = await requestGraphql<{ doorDay: { conflicts: readonly Conflict[] } }>(staff, query, { date });
  return doorDay.conflicts.filter(({ booking }) => booking?.id === id);
}
