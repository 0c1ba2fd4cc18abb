import { randomUUID } from 'node:crypto';
import { type Identity, identityHeader, visitor } from '@hilltop/platform/identity/identity';
import { putDeadLetter } from '@hilltop/platform/messaging/dead-letters/dead-letter';
import { eventually } from '@hilltop/platform/testing/eventually';
import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { signForTest } from '@hilltop/platform/testing/test-keys';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningOrders, runOrders } from './support/running-orders.js';

let orders: RunningOrders;
beforeAll(async () => {
  orders = await runOrders();
});
afterAll(() => orders.close());

const call = async (method: string, path: string, identity: Identity | null = testStaff): Promise<Response> => {
  const token = identity && (await signForTest(identity, 'orders'));
  return fetch(orders.url + path, { method, headers: token ? { [identityHeader]: token } : {} });
};

describe('the status of a service', () => {
  it.each<[string, Identity | null]>([
    ['nobody', null],
    ['a visitor', visitor],
    ['another service', { role: 'service', name: 'notifications' }],
  ])('is not for %s', async (_, identity) => {
    expect((await call('GET', '/status', identity)).status).toBe(401);
    expect((await call('POST', `/dead-letters/${randomUUID()}/resend`, identity)).status).toBe(401);
  });

  it('shows pending events, and a dead letter until it is resent', async () => {
    const payload = JSON.stringify({ not: 'an event of ours' });
    await putDeadLetter(orders.database.dataSource, {
      origin: 'orders-keep-product',
      eventId: randomUUID(),
      aggregateId: 'a product',
      subject: 'hilltop.catalog.product-changed.v1',
      payload,
      attempts: 10,
      reason: 'TypeError: no',
    });
    const status = async () => (await call('GET', '/status')).json() as Promise<Record<string, unknown[]>>;
    expect(await status()).toMatchObject({
      outbox: { rows: 0, oldestSeconds: 0 },
      deadLetters: [{ origin: 'orders-keep-product', attempts: 10, reason: 'TypeError: no', resendAt: null }],
    });
    // Catalog's stream does not exist here, so there is no consumer yet, which is not an error.
    await eventually(async () => expect((await status()).consumers).toEqual([]));
    const [letter] = ((await status()).deadLetters ?? []) as { id: string; payload?: string }[];
    expect(letter?.payload).toBeUndefined();
    expect((await call('POST', `/dead-letters/${letter?.id}/resend`)).status).toBe(202);
    expect(await status()).toMatchObject({ deadLetters: [{ id: letter?.id, resendAt: expect.any(String) }] });
    expect(await toldActions(orders.database.dataSource)).toMatchObject([
      { action: 'resendDeadLetter', targetType: 'event', targetId: letter?.id, staffId: testStaff.id },
    ]);
  });

  it.each([
    [randomUUID(), 404],
    ['no-id', 400],
  ])('does not resend the letter %s: %i', async (id, expected) => {
    expect((await call('POST', `/dead-letters/${id}/resend`)).status).toBe(expected);
  });

  it('is also exported to Prometheus', async () => {
    const metrics = await (await fetch(`${orders.url}/metrics`)).text();
    expect(metrics).toContain('hilltop_dead_letters{origin="orders-keep-product"} 1');
    expect(metrics).toMatch(
      /hilltop_http_request_seconds_count\{method="GET",route="\/status",status="401",operation=""\} \d/,
    );
    expect(metrics).toContain('hilltop_outbox_waiting');
    expect(metrics).not.toContain('route="/metrics"');
  });
});
