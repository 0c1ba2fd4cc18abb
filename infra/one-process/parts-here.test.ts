import { describe, expect, it } from '@jest/globals';
import { readParts } from './parts-here.ts';

const known = ['bookings', 'catalog', 'orders', 'gateway'];

describe('PARTS', () => {
  it('is everything when it says nothing', () => {
    expect(readParts('', known)).toEqual({ here: known, elsewhere: new Map() });
  });

  it('leaves out what is elsewhere, on any number of machines', () => {
    const { here, elsewhere } = readParts('bookings=http://10.0.0.2:4101, bookings=http://10.0.0.3:4101', known);
    expect(here).toEqual(['catalog', 'orders', 'gateway']);
    expect([...elsewhere]).toEqual([['bookings', ['http://10.0.0.2:4101', 'http://10.0.0.3:4101']]]);
  });

  it('names what is here, in any order: the gateway starts last', () => {
    expect(readParts('bookings', known).here).toEqual(['bookings']);
    expect(readParts('gateway,orders,bookings=http://10.0.0.2:4101', known).here).toEqual(['orders', 'gateway']);
  });

  it.each([
    ['booking', 'PARTS names "booking": there are bookings, catalog, orders, gateway.'],
    ['bookings=10.0.0.2', 'PARTS says that bookings is at "10.0.0.2"'],
    ['gateway=http://10.0.0.2:8080', 'PARTS says that gateway is at "http://10.0.0.2:8080"'],
    ['bookings,bookings=http://10.0.0.2:4101', 'PARTS says that bookings is here and elsewhere'],
  ])('refuses %s in one sentence', (text, words) => {
    expect(() => readParts(text, known)).toThrow(words);
  });
});
