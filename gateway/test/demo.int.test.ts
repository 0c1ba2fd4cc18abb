import { expect, it } from '@jest/globals';
import { startGateway } from './support/start-gateway.js';

it('names the account of a demo, and is null otherwise', async () => {
  const told = async (demoStaffEmail?: string): Promise<unknown> => {
    const gateway = await startGateway(demoStaffEmail === undefined ? {} : { demoStaffEmail });
    try {
      const response = await fetch(`${gateway.url}/api/demo`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return await response.json();
    } finally {
      await gateway.stop();
    }
  };
  expect(await told('staff@hilltop.test')).toEqual({ staffEmail: 'staff@hilltop.test' });
  expect(await told()).toEqual({ staffEmail: null });
});
