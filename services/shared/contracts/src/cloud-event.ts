import { z } from 'zod';

/** W3C, version 00: version, trace id, parent id, flags. */
const traceparent = z.string().regex(/^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/);

/** CloudEvents 1.0, structured JSON. */
export const cloudEventAttributes = z.object({
  specversion: z.literal('1.0'),
  /** Unique forever: consumers record it, and the stream drops duplicates. */
  id: z.uuid(),
  /** E.g. `/hilltop/bookings`. */
  source: z.string().regex(/^\/hilltop\/[a-z][a-z-]*$/),
  /** Equal to the NATS subject, e.g. `hilltop.bookings.booking-confirmed.v1`. */
  type: z.string(),
  /** Id of the aggregate. Events of one aggregate are published in the order in which they were written. */
  subject: z.string().min(1),
  /** UTC. */
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  /** Follows one request of a visitor through every service (extension attribute). */
  correlationid: z.string().min(1).max(200),
  traceparent: traceparent.optional(),
});

/** An event as stored and sent. It has ids and facts only, no names, e-mails or phones. */
export type CloudEvent<Data = unknown> = z.infer<typeof cloudEventAttributes> & { data: Data };
