import { identityHeader } from '@hilltop/platform/identity/identity';
import { signForTest } from '@hilltop/platform/testing/test-keys';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type RunningStaff, runStaff } from './support/running-staff.js';

let staff: RunningStaff;
beforeAll(async () => {
  staff = await runStaff();
});
afterAll(() => staff.close());

async function audit(): Promise<unknown> {
  const token = await signForTest(testStaff, 'staff');
  const response = await fetch(`${staff.url}/status`, { headers: { [identityHeader]: token } });
  return ((await response.json()) as { audit: unknown }).audit;
}

async function metrics(): Promise<string[]> {
  const text = await (await fetch(`${staff.url}/metrics`)).text();
  return text.split('\n').filter((line) => line.startsWith('hilltop_audit_'));
}

const checks = [
  { name: 'seats', differences: 7, sentences: ['slot 1 is oversold'] },
  { name: 'money', differences: 1, sentences: ['order 1 has another total'] },
];

it('shows the last reconciliation to admin and Prometheus, or that there was none', async () => {
  expect(await audit()).toEqual({ last: null });
  expect(await metrics()).toEqual(['hilltop_audit_ended_seconds 0']);
  await staff.database.dataSource.query(
    `INSERT INTO last_audit (id, ended_at, took_ms, checks) VALUES (1, $1, 2000, $2)`,
    ['2026-11-21T12:00:02Z', JSON.stringify(checks)],
  );
  expect(await audit()).toEqual({ last: { endedAt: '2026-11-21T12:00:02.000Z', tookMs: 2000, checks } });
  expect(await metrics()).toEqual(['hilltop_audit_differences 8', 'hilltop_audit_ended_seconds 1795262402']);
});

it('stores only one report', async () => {
  await expect(
    staff.database.dataSource.query(
      `INSERT INTO last_audit (id, ended_at, took_ms, checks) VALUES (2, now(), 1, '[]')`,
    ),
  ).rejects.toThrow('last_audit_id_check');
});

it.each([
  ['manager', 200],
  ['ops', 200],
  ['desk', 403],
  ['guide', 403],
] as const)('responds to a %s with %i', async (staffRole, status) => {
  const token = await signForTest({ ...testStaff, staffRole }, 'staff');
  const headers = { [identityHeader]: token };
  expect((await fetch(`${staff.url}/status`, { headers })).status).toBe(status);
});
