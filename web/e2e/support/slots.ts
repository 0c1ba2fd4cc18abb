import { type APIRequestContext, expect } from '@playwright/test';

export type TourType = 'standard' | 'premium' | 'private';

/** A start of a tour, on the venue's clock. */
export type Slot = { readonly tourType: TourType; readonly date: string; readonly time: string };

type Day = {
  readonly date: string;
  readonly times: readonly { readonly time: string; readonly capacity: number; readonly seatsLeft: number }[];
};

const query = `query Slots($tourType: TourType!, $from: String!, $to: String!) {
  availability(tourType: $tourType, from: $from, to: $to) { days { date times { time capacity seatsLeft } } }
}`;

const daysBetween = async (
  request: APIRequestContext,
  tourType: TourType,
  from: string,
  to: string,
): Promise<readonly Day[]> => {
  const response = await request.post('/graphql', { data: { query, variables: { tourType, from, to } } });
  const { data } = (await response.json()) as { data: { availability: { days: readonly Day[] } } };
  return data.availability.days;
};

const inDays = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

/** A start nobody has touched yet, a week or more ahead, so that tests don't meet in it. */
export const untouchedSlot = async (request: APIRequestContext, tourType: TourType): Promise<Slot> => {
  const days = await daysBetween(request, tourType, inDays(7), inDays(60));
  for (const { date, times } of days) {
    const start = times.find(({ seatsLeft, capacity }) => seatsLeft === capacity);
    if (start !== undefined) return { tourType, date, time: start.time };
  }
  throw new Error(`No ${tourType} tour is free any more`);
};

/** Seats that can still be taken. */
export const seatsLeft = async (request: APIRequestContext, { tourType, date, time }: Slot): Promise<number> => {
  const [day] = await daysBetween(request, tourType, date, date);
  const start = day?.times.find((each) => each.time === time);
  if (start === undefined) throw new Error(`Nothing starts on ${date} at ${time}`);
  return start.seatsLeft;
};

const prices: Readonly<Record<TourType, number>> = { standard: 25, premium: 45, private: 75 };

let parties = 0;

/** Another party books by `POST /api/tour-bookings`. */
export const bookElsewhere = async (request: APIRequestContext, slot: Slot, groupSize: number): Promise<void> => {
  parties += 1;
  const response = await request.post('/api/tour-bookings', {
    data: {
      firstName: 'Benny',
      lastName: 'Binion',
      email: `party-${parties}@example.test`,
      phone: '817-555-0199',
      groupSize,
      tourType: slot.tourType,
      tourDate: slot.date,
      tourTime: slot.time,
      totalAmount: (prices[slot.tourType] * groupSize).toFixed(2),
      paymentStatus: 'paid',
      paymentIntentId: `pi_elsewhere_${Date.now()}_${parties}`,
      liabilityWaiverAccepted: true,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
};

/** Other parties take seats until `left` remain. */
export const leaveSeats = async (request: APIRequestContext, slot: Slot, left: number): Promise<void> => {
  let toTake = (await seatsLeft(request, slot)) - left;
  while (toTake > 0) {
    const party = Math.min(toTake, 15);
    await bookElsewhere(request, slot, party);
    toTake -= party;
  }
};
