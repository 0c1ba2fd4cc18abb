import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { EventDefinition } from '../define-event.js';
import { bookingConfirmed } from './booking-confirmed.js';
import { seatsHeld } from './seats-held.js';
import { seatsReleased } from './seats-released.js';
import { tourCreated } from './tour-created.js';

const examples = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.example.json'));
const events: EventDefinition<unknown>[] = [tourCreated, seatsHeld, seatsReleased, bookingConfirmed];

function readExample(file: string): {
  type: string;
  subject: string;
  correlationid: string;
  time: string;
  data: object;
} {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

/** Examples are never edited: an event that was once sent must stay readable (a new shape is a new version). */
describe('every event that was ever sent', () => {
  it('has a stored example', () => {
    expect(examples.map((file) => readExample(`./${file}`).type).sort()).toEqual(events.map(({ type }) => type).sort());
  });

  it.each(examples)('%s is still read in full', (file) => {
    const example = readExample(`./${file}`);
    const definition = events.find(({ type }) => type === example.type);
    expect(definition?.parse(example)).toEqual(example);
  });

  it.each(examples)('%s is what would be written today', (file) => {
    const { type, subject, correlationid, time, data } = readExample(`./${file}`);
    const definition = events.find((one) => one.type === type);
    const written = definition?.create({
      aggregateId: subject,
      data,
      correlationId: correlationid,
      now: new Date(time),
    });
    expect(written).toMatchObject({ type, subject, correlationid, time, data });
  });
});
