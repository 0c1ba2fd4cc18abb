import type { Clock } from '@hilltop/platform/lifecycle/clock';
import { startTestService } from '@hilltop/platform/testing/test-service';
import { hashCost } from '../../src/accounts/password-hasher.js';
import { staffService } from '../../src/service.js';

/** The service on its own servers, with hashes that cost next to nothing. */
export async function runStaff(options: { readonly clock?: Clock } = {}) {
  Object.assign(hashCost, { memoryCost: 8, timeCost: 1 });
  return startTestService(staffService, {
    environment: {
      SESSIONS_KEPT_DAYS: 30,
      STAFF_ACTIONS_KEPT_DAYS: 1_095,
      ACCOUNT_SECRET: 'only-for-tests-only-for-tests-0001',
    },
    ...options,
  });
}

export type RunningStaff = Awaited<ReturnType<typeof runStaff>>;
