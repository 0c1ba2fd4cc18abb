import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, coerceInputValue, type GraphQLInputType } from 'graphql';
import { adultsOnly } from '../../kit/lib/tickets/price-samples.js';
import { pastWaiver, payment, play } from '../state/booking-samples.js';
import { bookingInput, tourLine } from './booking-input.js';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../gateway/api.graphql'), 'utf8'));
const state = play(pastWaiver(2));
const tour = { id: 'a1', prices: adultsOnly };

/** @returns why the API would refuse a value, a line per field */
function faultsOf(value: unknown, typeName: string): string[] {
  const faults: string[] = [];
  coerceInputValue(JSON.parse(JSON.stringify(value)), schema.getType(typeName) as GraphQLInputType, (path, _, error) =>
    faults.push(`${path.join('.')}: ${error.message}`),
  );
  return faults;
}

// A field of the form that an input type lacks is no error of TypeScript: the objects are made by spreading.
describe('what the form sends', () => {
  it('is what the API takes for a booking', () => {
    expect(faultsOf(bookingInput(state, tour, payment), 'CreateBookingInput')).toEqual([]);
  });

  it('has the answers of guests who come', () => {
    const answered = { ...state, details: { ...state.details, answers: { q1_1: ' nuts ', q1_2: '', q1_9: 'late' } } };
    expect(tourLine(answered, tour).answers).toEqual([{ questionId: 'q1', guest: 1, text: 'nuts' }]);
    expect(faultsOf(tourLine(answered, tour), 'TourLineInput')).toEqual([]);
  });

  it('is what the API takes for a tour in the cart', () => {
    expect(faultsOf(tourLine(state, tour), 'TourLineInput')).toEqual([]);
  });
});
