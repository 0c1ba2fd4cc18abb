import type { TourPriceFactsFragment } from '../../../generated/operations.js';
import type { TicketLine } from './party.js';

// Types and prices, for tests.

const plain: TourPriceFactsFragment['type'] = {
  __typename: 'TicketType',
  code: 'adult',
  label: 'Adults',
  singular: 'adult',
  plural: 'adults',
  fromAge: 13,
  toAge: 64,
  note: '',
  proof: false,
  comesAlone: true,
  bringsChildren: true,
  perAdult: null,
  maxPerParty: null,
};

export const adultsOnly: readonly TourPriceFactsFragment[] = [
  { __typename: 'TourPrice', type: plain, price: '25.00', seats: 1 },
];

export const everyType: readonly TourPriceFactsFragment[] = [
  ...adultsOnly,
  {
    __typename: 'TourPrice',
    type: {
      ...plain,
      ...{ code: 'child', label: 'Children', singular: 'child', plural: 'children', fromAge: 4, toAge: 12 },
      ...{ comesAlone: false, bringsChildren: false, perAdult: 6 },
    },
    price: '12.00',
    seats: 1,
  },
  {
    __typename: 'TourPrice',
    type: {
      ...plain,
      ...{ code: 'infant', label: 'Infants', singular: 'infant', plural: 'infants', fromAge: 0, toAge: 3 },
      ...{ note: 'on a lap, no seat', comesAlone: false, bringsChildren: false, perAdult: 2 },
    },
    price: '0.00',
    seats: 0,
  },
  {
    __typename: 'TourPrice',
    type: {
      ...plain,
      ...{
        code: 'senior',
        label: 'Seniors',
        singular: 'senior',
        plural: 'seniors',
        fromAge: 65,
        toAge: null,
        proof: true,
      },
    },
    price: '20.00',
    seats: 1,
  },
  {
    __typename: 'TourPrice',
    type: {
      ...plain,
      ...{ code: 'student', label: 'Students', singular: 'student', plural: 'students', fromAge: null, toAge: null },
      ...{ note: 'any school or college', proof: true, bringsChildren: false },
    },
    price: '18.00',
    seats: 1,
  },
  {
    __typename: 'TourPrice',
    type: {
      ...plain,
      ...{ code: 'companion', label: 'Companion', singular: 'companion', plural: 'companions' },
      ...{ fromAge: null, toAge: null, note: 'of a guest with a disability', comesAlone: false },
    },
    price: '0.00',
    seats: 1,
  },
];

export function adultLine(count: number, unitPrice = '25.00'): TicketLine {
  const amount = (Number(unitPrice) * count).toFixed(2);
  const { code, singular, plural, proof } = plain;
  return { type: code, singular, plural, proof, count, unitPrice, amount, listPrice: null, reason: null, seats: 1 };
}
