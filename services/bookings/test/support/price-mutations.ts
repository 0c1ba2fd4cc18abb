import { testStaff } from '@hilltop/platform/testing/test-service';
import { adults, bookingInput } from './booking-request.js';
import type { ShownTour, TourApp } from './tour-app.js';

const RULE_ID = '0195c1a2-3b4c-4d5e-8f60-112233445577';
const BOOK =
  'mutation ($input: CreateBookingInput!) { createBooking(input: $input) { ... on BookingCreated { booking { id } } } }';
const CHANGE = `mutation ($id: ID!) { staffChangeBooking(bookingId: $id, reason: "Ada called",
  input: { party: { tickets: [{ type: "adult", count: 4 }] }, revision: 0 }) { __typename } }`;
const chaperone = {
  ...{ code: 'chaperone', label: 'Chaperones', singular: 'chaperone', plural: 'chaperones', proof: false },
  ...{ comesAlone: false, bringsChildren: true },
};
const rule = { name: 'Tuesday morning', weekdays: [2], amount: '-5.00', floor: '10.00', ceiling: '45.00' };

/** What managers do with types and prices, and the desk with a party by type; and the staff actions. */
export function priceMutations(app: () => TourApp) {
  let tour: ShownTour;
  let party = '';
  const change = async (mutation: string, more: string, variables: object, types: string) => {
    const query = `mutation ($id: ID!, $version: Int!${types}) { ${mutation}(tourId: $id, version: $version, ${more}) { __typename } }`;
    await app().ask(query, { ...tour, ...variables }, testStaff);
    tour = { ...tour, version: tour.version + 1 };
  };
  const target = () => ({ targetType: 'tour', targetId: tour.id });
  const chaperones = () => ({ targetType: 'ticket_type', targetId: 'chaperone' });
  return {
    setTourPrice: {
      make: async () => {
        tour = await app().create('premium');
        await change(
          'setTourPrice',
          'input: $input',
          { input: { type: 'senior', price: '20' } },
          ', $input: TourPriceInput!',
        );
      },
      target,
      before: null,
      after: { type: 'senior', price: '20.00' },
    },
    confirmTourPrices: {
      make: () => change('confirmTourPrices', 'types: ["child"]', {}, ''),
      target,
      before: null,
      after: { types: 'child' },
    },
    endTourPrice: {
      make: () => change('endTourPrice', 'type: "senior"', {}, ''),
      target,
      before: null,
      after: { type: 'senior' },
    },
    savePriceRule: {
      make: () =>
        change('savePriceRule', `ruleId: "${RULE_ID}", input: $input`, { input: rule }, ', $input: PriceRuleInput!'),
      target,
      before: null,
      after: { rule: 'Tuesday morning', change: '-5.00', floor: '10.00', ceiling: '45.00' },
    },
    removePriceRule: {
      make: () => change('removePriceRule', `ruleId: "${RULE_ID}"`, {}, ''),
      target,
      before: null,
      after: { rule: 'Tuesday morning' },
    },
    addTicketType: {
      make: () =>
        app().ask(
          'mutation ($input: AddTicketTypeInput!) { addTicketType(input: $input) { __typename } }',
          { input: chaperone },
          testStaff,
        ),
      target: chaperones,
      before: null,
      after: { code: 'chaperone', label: 'Chaperones' },
    },
    updateTicketType: {
      make: () =>
        app().ask(
          'mutation { updateTicketType(code: "chaperone", input: { labelEs: "Adultos a cargo" }) { __typename } }',
          {},
          testStaff,
        ),
      target: chaperones,
      before: { labelEs: null },
      after: { labelEs: 'Adultos a cargo' },
    },
    endTicketType: {
      make: () => app().ask('mutation { endTicketType(code: "chaperone") { __typename } }', {}, testStaff),
      target: chaperones,
      before: { ended: false },
      after: { ended: true },
    },
    'staffChangeBooking: party': {
      make: async () => {
        const { data } = await app().ask(BOOK, { input: bookingInput({ tickets: adults(3), tourTime: '11:00 AM' }) });
        const created = data?.createBooking as unknown as { booking: { id: string } } | undefined;
        party = created?.booking.id ?? '';
        await app().ask(CHANGE, { id: party }, testStaff);
      },
      target: () => ({ targetType: 'booking', targetId: party }),
      before: { groupSize: 3, totalCents: 7500 },
      after: { groupSize: 4, totalCents: 10_000 },
    },
  };
}
