import { randomUUID } from 'node:crypto';
import { MAX_FOOD_CENTS, MAX_PARTY_CENTS, MAX_PRICE_CENTS } from '@hilltop/contracts/house/bounds';
import type { Identity } from '@hilltop/platform/identity/identity';
import { type AmountDoor, expectBound } from '@hilltop/platform/testing/amount-door';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { formatCents } from '@hilltop/platform/values/cents';
import { afterAll, beforeAll, it } from '@jest/globals';
import { adults, bookingInput } from './support/booking-request.js';
import { openTourApp, type TourApp } from './support/tour-app.js';

const orders: Identity = { role: 'service', name: 'orders' };
const id = randomUUID();
const key = randomUUID();
let app: TourApp;
beforeAll(async () => {
  app = await openTourApp();
  await app.create();
});
afterAll(() => app.close());

const { visit: unpaid } = bookingInput();
const rule = { name: 'Early', amount: '-5.00', floor: '1', ceiling: '50' };
const tour = { name: 'Dusk', description: 'After dark.', duration: '90 minutes', features: [] };
const walkUp = {
  tourType: 'standard',
  tourDate: '2026-12-05',
  tourTime: '10:00 AM',
  tickets: adults(1),
  name: 'Ada Example',
};
const discount = {
  code: 'TEN',
  tickets: [{ type: 'adult', unitPrice: '25.00', count: 1, off: '2.50' }],
  terms: { kind: 'percent', amount: 10, tours: [], leastAmount: '0.00' },
};
const dish = { id: 'meal', name: 'Meal', description: 'A meal.', vegetarian: false };

const booking: AmountDoor = {
  call: 'createBooking(input: $input)',
  types: '$input: CreateBookingInput!',
  variables: { input: bookingInput() },
};
const caller: AmountDoor = {
  call: 'bookForCaller(input: $input, idempotencyKey: $key)',
  types: '$input: CallerBookingInput!, $key: String!',
  variables: { input: { visit: unpaid, payment: 'at_door' }, key },
  caller: testStaff,
};
const held: AmountDoor = {
  call: 'holdSaleLine(lineId: $id, input: $input)',
  types: '$id: ID!, $input: TourLineInput!',
  variables: { id, input: unpaid },
  caller: orders,
};
const confirmed: AmountDoor = {
  call: 'confirmSaleLine(lineId: $id, input: $input, discount: $discount)',
  types: '$id: ID!, $input: TourLineInput!, $discount: SaleLineDiscount',
  variables: { id, input: unpaid, discount },
  caller: orders,
};
const priceRule: AmountDoor = {
  call: 'savePriceRule(tourId: $id, version: 1, ruleId: $id, input: $input)',
  types: '$id: ID!, $input: PriceRuleInput!',
  variables: { id, input: rule },
  caller: testStaff,
};

/** Each door, where the amount is in its variables, and the bound. Links are tried where their tokens are. */
const DOORS: readonly (readonly [AmountDoor, string, number])[] = [
  [booking, 'input.visit.totalAmount', MAX_PARTY_CENTS],
  [booking, 'input.visit.foodOrderTotal', MAX_FOOD_CENTS],
  [caller, 'input.visit.totalAmount', MAX_PARTY_CENTS],
  [caller, 'input.visit.foodOrderTotal', MAX_FOOD_CENTS],
  [held, 'input.totalAmount', MAX_PARTY_CENTS],
  [held, 'input.foodOrderTotal', MAX_FOOD_CENTS],
  [confirmed, 'input.totalAmount', MAX_PARTY_CENTS],
  [confirmed, 'discount.tickets.0.unitPrice', MAX_PRICE_CENTS],
  [confirmed, 'discount.tickets.0.off', MAX_PRICE_CENTS],
  [
    {
      call: 'startBookingPayment(tourType: "standard", tickets: [{ type: "adult", count: 1 }], totalAmount: $totalAmount)',
      types: '$totalAmount: String',
      variables: { totalAmount: '' },
    },
    'totalAmount',
    MAX_PARTY_CENTS,
  ],
  [
    {
      call: 'sellWalkUp(input: $input, idempotencyKey: $key)',
      types: '$input: WalkUpInput!, $key: String!',
      variables: { input: { ...walkUp, paidBy: 'cash', waiversSigned: true }, key },
      caller: testStaff,
    },
    'input.totalAmount',
    MAX_PARTY_CENTS,
  ],
  [
    {
      call: 'takeDoorPayment(bookingId: $id, input: $input, idempotencyKey: $key)',
      types: '$id: ID!, $input: DoorPaymentInput!, $key: String!',
      variables: { id, input: { paidBy: 'cash', revision: 0 }, key },
      caller: testStaff,
    },
    'input.amount',
    MAX_PARTY_CENTS,
  ],
  [
    {
      call: 'staffRefundGoodwill(bookingId: $id, input: $input, reason: "They waited")',
      types: '$id: ID!, $input: RefundGoodwillInput!',
      variables: { id, input: { revision: 0 } },
      caller: testStaff,
    },
    'input.amount',
    MAX_PARTY_CENTS,
  ],
  [
    {
      call: 'changeBooking(token: "x", input: $input)',
      types: '$input: BookingChangeInput!',
      variables: { input: { food: { foodOrderPlatform: 'chick_fil_a' }, revision: 0 } },
    },
    'input.food.foodOrderTotal',
    MAX_FOOD_CENTS,
  ],
  [
    {
      call: 'createTour(input: $input)',
      types: '$input: CreateTourInput!',
      variables: { input: { ...tour, type: 'standard' } },
      caller: testStaff,
    },
    'input.price',
    MAX_PRICE_CENTS,
  ],
  [
    {
      call: 'updateTour(id: $id, version: 1, input: $input)',
      types: '$id: ID!, $input: UpdateTourInput!',
      variables: { id, input: tour },
      caller: testStaff,
    },
    'input.price',
    MAX_PRICE_CENTS,
  ],
  [
    {
      call: 'setTourPrice(tourId: $id, version: 1, input: $input)',
      types: '$id: ID!, $input: TourPriceInput!',
      variables: { id, input: { type: 'adult' } },
      caller: testStaff,
    },
    'input.price',
    MAX_PRICE_CENTS,
  ],
  [priceRule, 'input.amount', MAX_PRICE_CENTS],
  [priceRule, 'input.floor', MAX_PRICE_CENTS],
  [priceRule, 'input.ceiling', MAX_PRICE_CENTS],
  [
    {
      call: 'saveMenu(platform: chick_fil_a, version: 1, input: $input)',
      types: '$input: [MenuItemInput!]!',
      variables: { input: [dish] },
      caller: testStaff,
    },
    'input.0.price',
    20_000,
  ],
];

const NAMED = DOORS.map(
  ([door, path, most]) => [door.call.split('(')[0], path, formatCents(most), door, most] as const,
);

it.each(NAMED)('an amount has a bound: %s, %s up to %s', async (_, path, __, door, most) => {
  await expectBound(app.ask, door, path, most);
});
