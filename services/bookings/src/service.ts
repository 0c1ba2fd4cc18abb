import { defineService } from '@hilltop/platform/service/define-service';
import { Booking } from './bookings/booking.entity.js';
import { MIGRATIONS } from './database/migrations.js';
import { variables } from './env.js';
import { Hold } from './holds/hold.entity.js';
import { ENDED_HOLD_BEFORE } from './holds/hold.statements.js';
import { Slot } from './slots/slot.entity.js';
import { Tour } from './tours/tour.entity.js';

export const bookingsService = defineService({
  name: 'bookings',
  schema: new URL('../schema.graphql', import.meta.url),
  variables,
  retention: ({ HOLDS_KEPT_DAYS: keptDays }) => [{ table: 'holds', expired: ENDED_HOLD_BEFORE, keptDays }],
  entities: [Tour, Slot, Hold, Booking],
  migrations: MIGRATIONS,
  publishes: true,
  auditGrants: {
    // The audit compares what an event says with its booking.
    outbox: ['SELECT (id, position, aggregate_id, subject, event, attempts, recorded_at, published_at)'],
    slots: ['SELECT (id, capacity, taken)'],
    holds: ['SELECT (id, slot_id, places, status, created_at, expires_at)'],
    bookings: [
      'SELECT (id, slot_id, hold_id, places, group_size, total_cents, created_at)',
      'SELECT (payment_intent_id, idempotency_key, confirmation_code)',
    ],
  },
  module: async () => (await import('./app.module.js')).AppModule,
  commands: { seed: async () => (await import('./tours/seed-tours/seed-tours.command.js')).seedToursCommand },
});
