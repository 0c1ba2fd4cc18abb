import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { defineEvent, UnreadableEvent } from './define-event.js';

const lampLit = defineEvent({
  service: 'lamps',
  name: 'lamp-lit',
  version: 2,
  data: z.object({ lampId: z.string(), watts: z.int() }),
});
const facts = {
  aggregateId: 'lamp-7',
  data: { lampId: 'lamp-7', watts: 40 },
  correlationId: 'request-1',
  now: new Date('2026-03-08T08:30:00Z'),
};
const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe('defineEvent', () => {
  it('writes a CloudEvent whose type is the NATS subject', () => {
    const event = lampLit.create(facts);
    expect(event).toEqual({
      specversion: '1.0',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      source: '/hilltop/lamps',
      type: 'hilltop.lamps.lamp-lit.v2',
      subject: 'lamp-7',
      time: '2026-03-08T08:30:00.000Z',
      datacontenttype: 'application/json',
      correlationid: 'request-1',
      data: { lampId: 'lamp-7', watts: 40 },
    });
    expect(lampLit.subject).toBe(event.type);
  });

  it('gives every event its own id', () => {
    expect(lampLit.create(facts).id).not.toBe(lampLit.create(facts).id);
  });

  it('round-trips an event with its trace', () => {
    const event = lampLit.create({ ...facts, traceparent: trace });
    expect(lampLit.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
    expect(event.traceparent).toBe(trace);
  });

  it('refuses to write an unknown field', () => {
    const data = { ...facts.data, email: 'guest@example.org' };
    expect(() => lampLit.create({ ...facts, data })).toThrow(z.ZodError);
  });

  it('reads an event of a newer publisher and drops unknown fields', () => {
    const newer = { ...lampLit.create(facts), dataschema: 'x', data: { ...facts.data, colour: 'red' } };
    expect(lampLit.parse(newer).data).toEqual(facts.data);
    expect(lampLit.parse(newer)).not.toHaveProperty('dataschema');
  });

  it.each([
    ['other data', { data: { lampId: 'lamp-7', watts: 'forty' } }],
    ['another version', { type: 'hilltop.lamps.lamp-lit.v1' }],
    ['another service', { source: '/hilltop/shades' }],
    ['no id', { id: undefined }],
    ['a broken trace', { traceparent: 'x' }],
  ])('does not read %s', (_, change) => {
    expect(() => lampLit.parse({ ...lampLit.create(facts), ...change })).toThrow(UnreadableEvent);
  });

  it.each([null, 'text', [], 7])('does not read %p', (json) => {
    expect(() => lampLit.parse(json)).toThrow(UnreadableEvent);
  });

  it('names the invalid field and never its value', () => {
    const event = { ...lampLit.create(facts), data: { lampId: 'lamp-7', watts: 'canary' } };
    expect(() => lampLit.parse(event)).toThrow('not a readable hilltop.lamps.lamp-lit.v2: data.watts: invalid_type');
    expect(() => lampLit.parse(event)).not.toThrow('canary');
  });
});
