import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { startInstance } from '../launch/instance.ts';
import { collectSpans } from '../traces/collect-spans.ts';
import { erasedPerson } from './instance/erased-person.ts';
import { houseDetails } from './instance/house-details.ts';
import { oldPrice } from './instance/old-price.ts';
import { oneTrace } from './instance/one-trace.ts';
import { rollingRestart } from './instance/rolling-restart.ts';
import { rushForCarts } from './instance/rush-for-carts.ts';
import { silencedMailbox } from './instance/silenced-mailbox.ts';
import { venueTimeZone } from './instance/venue-time-zone.ts';

// One Hilltop for all that is seen on a whole one only: its start takes longer than most of that. Each test owns its dates.
const root = new URL('../../..', import.meta.url).pathname;
const spans = mkdtempSync(join(tmpdir(), 'hilltop-spans-'));
let instance: Awaited<ReturnType<typeof startInstance>>;

beforeAll(async () => {
  const settings = {
    // All calls of a test come from one address.
    RATE_LIMIT_OPERATIONS: '0',
    RATE_LIMIT_PAGES: '0',
    MAX_OPEN_REQUESTS_PER_ADDRESS: '0',
    BOOKINGS_REPLICAS: '3',
    ORDERS_REPLICAS: '3',
    HOLDS_PER_CALLER: '100000',
    HELD_SEATS_PER_CALLER: '1000000',
    HOLDS_PER_NETWORK: '100000',
    HELD_SEATS_PER_NETWORK: '1000000',
    MOCK_PURCHASES_PER_CALLER: '100000',
    VENUE_TIME_ZONE: 'America/New_York',
    OTEL_EXPORTER_OTLP_ENDPOINT: await collectSpans(spans),
    // As in compose file and manifests, only sooner: readiness goes first, the port later.
    SHUTDOWN_DELAY_MS: '2000',
    SHUTDOWN_GRACE_MS: '5000',
    // No deadline of the gateway decides a test on a busy machine.
    TIMEOUT_FACTOR: '10',
  };
  instance = await startInstance({ root, settings });
}, 600_000);

afterAll(async () => {
  await instance?.close();
  rmSync(spans, { recursive: true, force: true });
});

venueTimeZone(() => instance, 'America/New_York');
oneTrace(() => instance, spans);
oldPrice(() => instance);
houseDetails(() => instance);
erasedPerson(() => instance);
silencedMailbox(() => instance);
describe('a rollout', () => rollingRestart(() => instance));
rushForCarts(() => instance);
