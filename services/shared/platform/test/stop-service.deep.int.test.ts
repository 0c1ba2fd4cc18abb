import { once } from 'node:events';
import { connect } from 'node:net';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ServiceOptions } from '../src/lifecycle/open-service.js';
import { begun, openExample, order } from './support/example-service.js';
import { serverEnvironment } from './support/server-environment.js';

let opened: Awaited<ReturnType<typeof openExample>> | undefined;

async function open(options: Partial<ServiceOptions> = {}) {
  opened = await openExample(options);
  return opened;
}

afterEach(() => opened?.service.stop());

describe('a stopping service', () => {
  it('finishes requests in flight, accepts no others, then stops its parts in order', async () => {
    const { service, url } = await open();
    const inFlight = fetch(`${url}/slow/300`);
    await eventually(() => expect(begun).toEqual(['300']));
    const stop = service.stop();
    expect(await service.health.notReady()).toEqual([{ name: 'process', reason: 'stopping' }]);
    await eventually(() => expect(fetch(`${url}/now`)).rejects.toThrow());
    const answer = await inFlight;
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await stop).toEqual([]);
    expect(order).toEqual(['answered', 'job', 'pool']);
  });

  it('does not wait for unused connections', async () => {
    const { service, url } = await open();
    await (await fetch(`${url}/now`)).text();
    const accepted = once(service.app.getHttpServer(), 'connection');
    const silent = connect(service.port, '127.0.0.1');
    await accepted;
    expect(await service.stop()).toEqual([]);
    silent.destroy();
  });

  it('cuts off requests after the grace period, and reports it', async () => {
    const { service, url } = await open({ environment: serverEnvironment({ SHUTDOWN_GRACE_MS: 150 }) });
    const cutOff = fetch(`${url}/slow/60000`).catch(() => 'cut off');
    await eventually(() => expect(begun).toEqual(['60000']));
    expect(await service.stop()).toEqual(['requests in flight']);
    expect(await cutOff).toBe('cut off');
    expect(order).toEqual(['job', 'pool']);
  });

  it('keeps accepting for a while for load balancers, already not ready', async () => {
    const { service, url } = await open({ environment: serverEnvironment({ SHUTDOWN_DELAY_MS: 1_500 }) });
    const stop = service.stop();
    const probe = await fetch(`${url}/readyz`);
    expect([probe.status, await probe.json()]).toEqual([
      503,
      { status: 'not ready', notReady: [{ name: 'process', reason: 'stopping' }] },
    ]);
    const late = await fetch(`${url}/now`);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    expect(await stop).toEqual([]);
  });

  it('stops once, also with repeated calls', async () => {
    const { service } = await open();
    await Promise.all([service.stop(), service.stop()]);
    expect(order).toEqual(['job', 'pool']);
  });
});
