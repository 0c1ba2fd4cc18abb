import { z } from 'zod';
import { type CloudEvent, cloudEventAttributes } from './cloud-event.js';

/** Names the invalid fields, never their values. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';

  constructor(type: string, fault: z.ZodError) {
    const fields = fault.issues.map((issue) => `${issue.path.join('.') || '(event)'}: ${issue.code}`);
    super(`not a readable ${type}: ${fields.join(', ')}`);
  }
}

/** The rest of the envelope comes from the definition. */
export interface EventFacts<Data> {
  /** Id of the aggregate that changed. The events of one aggregate keep their order. */
  aggregateId: string;
  data: Data;
  correlationId: string;
  now: Date;
  /** W3C trace context to continue. */
  traceparent?: string | undefined;
}

/** One kind of event, in one version. */
export interface EventDefinition<Data> {
  /** Publisher, e.g. `bookings`. */
  readonly service: string;
  /** NATS subject, e.g. `hilltop.bookings.booking-confirmed.v1`. */
  readonly subject: string;
  /** The same text as the subject. */
  readonly type: string;
  /** Creates an event with a new id. Strict: throws a ZodError for an unknown field. */
  create(facts: EventFacts<Data>): CloudEvent<Data>;
  /** Reads parsed JSON. Tolerant: drops fields added by a newer publisher. @throws UnreadableEvent */
  parse(json: unknown): CloudEvent<Data>;
}

/**
 * A change that breaks consumers is a new version next to the old one. @param definition.name kebab-case, past tense: `booking-confirmed`
 */
export function defineEvent<Shape extends z.ZodRawShape>(definition: {
  service: string;
  name: string;
  version: number;
  data: z.ZodObject<Shape>;
}): EventDefinition<z.infer<z.ZodObject<Shape>>> {
  type Data = z.infer<z.ZodObject<Shape>>;
  const { service } = definition;
  const type = `hilltop.${service}.${definition.name}.v${definition.version}`;
  const source = `/hilltop/${service}`;
  const tolerant = cloudEventAttributes.extend({
    source: z.literal(source),
    type: z.literal(type),
    data: definition.data,
  });
  const strict = cloudEventAttributes.extend({
    source: z.literal(source),
    type: z.literal(type),
    data: definition.data.strict(),
  });
  return {
    service,
    subject: type,
    type,
    create: ({ aggregateId, data, correlationId, now, traceparent }) =>
      strict.parse({
        specversion: '1.0',
        id: crypto.randomUUID(),
        source,
        type,
        subject: aggregateId,
        time: now.toISOString(),
        datacontenttype: 'application/json',
        correlationid: correlationId,
        ...(traceparent === undefined ? {} : { traceparent }),
        data,
      }) as CloudEvent<Data>,
    parse: (json) => {
      const result = tolerant.safeParse(json);
      if (!result.success) throw new UnreadableEvent(type, result.error);
      return result.data as CloudEvent<Data>;
    },
  };
}
