import { describe, expect, it } from '@jest/globals';
import { isSource, planRebuild } from './rebuild-plan.ts';

const parts = ['bookings', 'orders', 'gateway'];
const nothing = { generate: false, migrate: [], restart: [] };

describe('what a save makes necessary', () => {
  it.each([
    ['services/bookings/src/opening/slots/take-seats.ts', { restart: ['bookings'] }],
    ['services/bookings/schema.graphql', { generate: true, restart: ['bookings', 'gateway'] }],
    ['services/bookings/schema/tours.graphql', { generate: true, restart: ['bookings', 'gateway'] }],
    ['services/bookings/src/database/migrations.ts', { migrate: ['bookings'], restart: ['bookings'] }],
    ['services/bookings/src/database/migrations/1-tours.ts', { migrate: ['bookings'], restart: ['bookings'] }],
    ['services/bookings/src/selling/waitlist/offer-freed-seats.sql', { migrate: ['bookings'], restart: ['bookings'] }],
    ['services/shared/platform/src/logging/logger.ts', { restart: parts }],
    ['services/shared/house/hill/words.en.json', { restart: parts }],
    ['services/shared/platform/src/graphql/prelude.graphql', { generate: true, restart: parts }],
    ['services/shared/contracts/graphql/visit.graphql', { generate: true, restart: parts }],
    ['gateway/src/main.ts', { restart: ['gateway'] }],
    ['gateway/src/rest/operations/list-tours.graphql', { generate: true, restart: ['gateway'] }],
    ['web/shop/store/products.graphql', { generate: true }],
  ])('%s', (path, plan) => {
    expect(planRebuild([path], parts)).toEqual({ ...nothing, ...plan });
  });

  it.each([
    'services/bookings/src/opening/slots/take-seats.test.ts',
    'services/bookings/src/generated/schema-types.ts',
    'services/bookings/test/last-seat.int.test.ts',
    'services/bookings/dist/main.js',
    'services/bookings/README.md',
    'gateway/api.graphql',
    'gateway/supergraph.graphql',
    'web/site/routes.tsx',
  ])('nothing for %s', (path) => {
    expect(isSource(path)).toBe(false);
    expect(planRebuild([path], parts)).toEqual(nothing);
  });
});
