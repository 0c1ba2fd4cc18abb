import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startInstance } from '../launch/instance.ts';
import { services } from '../parts.ts';
import { collectSpans } from '../traces/collect-spans.ts';
import { oneTrace } from './instance/one-trace.ts';
import { dayAhead, postBooking, tourBooking } from './support/tour-booking.ts';
import { until } from './support/until.ts';

const root = new URL('../../..', import.meta.url).pathname;
const spans = mkdtempSync(join(tmpdir(), 'hilltop-spans-'));
let instance: Awaited<ReturnType<typeof startInstance>>;

beforeAll(async () => {
  const settings = {
    SMALL: '1',
    BOOKINGS_REPLICAS: '2',
    OTEL_EXPORTER_OTLP_ENDPOINT: await collectSpans(spans),
    // No deadline of the gateway decides a test on a busy machine.
    TIMEOUT_FACTOR: '10',
  };
  instance = await startInstance({ root, settings });
}, 600_000);

afterAll(async () => {
  await instance?.close();
  rmSync(spans, { recursive: true, force: true });
});

/** As a visitor does, who asks again with the same key. */
async function book(name: string): Promise<void> {
  const booking = tourBooking({ name, guests: 2, tourDate: dayAhead(9, 6), tourTime: '2:00 PM' });
  await until(`the booking of ${name}`, async () => {
    const response = await postBooking(instance.site, booking).catch(() => undefined);
    return response?.status === 201;
  });
}

describe('one process, and replicas of bookings beside it', () => {
  oneTrace(() => instance, spans);

  it('has all other parts', () => {
    const others = services.filter(({ name }) => name !== 'bookings').map(({ name }) => instance.part(name).pid);
    expect(new Set(others)).toEqual(new Set([instance.part('gateway').pid]));
    expect(new Set([...others, instance.part('bookings-1').pid, instance.part('bookings-2').pid]).size).toBe(3);
  });

  it('sells on without one of the replicas, and again after it was killed itself', async () => {
    process.kill(instance.part('bookings-1').pid, 'SIGKILL');
    await book('replica');
    const { pid } = instance.part('gateway');
    process.kill(pid, 'SIGKILL');
    await until('another process', () => instance.part('gateway').pid !== pid);
    await book('again');
  }, 600_000);
});
