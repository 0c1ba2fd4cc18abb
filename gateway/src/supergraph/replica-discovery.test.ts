import { quietLogger } from '@hilltop/platform/testing/quiet-logger';
import { expect, it } from '@jest/globals';
import { ReplicaDiscovery } from './replica-discovery.js';

it('closes soon during a lookup without a response', async () => {
  const lookup = () => new Promise<never>(() => undefined);
  const discovery = new ReplicaDiscovery({
    name: 'bookings',
    urls: ['http://bookings:8080'],
    logger: quietLogger(),
    probe: async () => true,
    lookup,
  });
  const startedAt = performance.now();
  await discovery.close();
  // A shutdown step of 5 s counts as failed.
  expect(performance.now() - startedAt).toBeLessThan(4_000);
});
