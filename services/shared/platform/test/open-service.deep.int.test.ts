import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fixedClock } from '../src/lifecycle/clock.js';
import { HealthChecks } from '../src/lifecycle/health-checks.js';
import { openService, type ServiceOptions } from '../src/lifecycle/open-service.js';
import { ExampleModule, openExample, order } from './support/example-service.js';
import { memoryLog } from './support/memory-log.js';
import { serverEnvironment } from './support/server-environment.js';

let opened: Awaited<ReturnType<typeof openExample>> | undefined;

async function open(options: Partial<ServiceOptions> = {}) {
  opened = await openExample(options);
  return opened;
}

afterEach(() => opened?.service.stop());

describe('a running service', () => {
  it('answers with its clock, and with a new or the given correlation id', async () => {
    const { url } = await open({ clock: fixedClock('2026-01-01T00:00:00Z') });
    const given = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const answer = await fetch(`${url}/now`, { headers: { 'x-correlation-id': given } });
    expect(await answer.json()).toEqual({ now: '2026-01-01T00:00:00.000Z', id: given });
    expect(answer.headers.get('x-correlation-id')).toBe(given);
    const other = await fetch(`${url}/now`, { headers: { 'x-correlation-id': 'forged line' } });
    expect(other.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps the correlation id while a body arrives in chunks, and never mixes up two', async () => {
    const { url } = await open();
    const post = async (): Promise<void> => {
      const body = ReadableStream.from(['{"a":', '1}'].map((part) => new TextEncoder().encode(part)));
      const answer = await fetch(`${url}/echo`, {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { 'content-type': 'application/json' },
      });
      expect(await answer.json()).toEqual({ body: { a: 1 }, id: answer.headers.get('x-correlation-id') });
    };
    await Promise.all(Array.from({ length: 20 }, post));
  });

  it('logs one line per request: no body, no query string, no headers', async () => {
    const { url, log } = await open();
    await fetch(`${url}/echo?canary=1`, {
      method: 'POST',
      body: '{"canary":1}',
      headers: { 'content-type': 'application/json', 'x-canary': '1' },
    });
    await fetch(`${url}/slow/1`);
    await fetch(`${url}/nowhere-canary`);
    await pause(10);
    expect(log.saying('request')).toMatchObject([
      {
        level: 'info',
        method: 'POST',
        route: '/echo',
        status: 201,
        ms: expect.any(Number),
        correlationId: expect.any(String),
      },
      { method: 'GET', route: '/slow/:ms', status: 200 },
      { method: 'GET', route: 'unknown', status: 404 },
    ]);
    expect(JSON.stringify(log.saying('request'))).not.toContain('canary');
  });

  it('logs an internal error without revealing it', async () => {
    const { url, log } = await open();
    const answer = await fetch(`${url}/surprise`);
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('canary')]);
    expect(JSON.stringify(log.lines)).toContain('canary in the cellar');
  });

  it('refuses bodies above 100 kB and unsupported types', async () => {
    const { url } = await open();
    const post = async (body: string, type: string): Promise<number> =>
      (await fetch(`${url}/echo`, { method: 'POST', body, headers: { 'content-type': type } })).status;
    expect(await post(JSON.stringify('x'.repeat(100_000)), 'application/json')).toBe(201);
    expect(await post(JSON.stringify('x'.repeat(103_000)), 'application/json')).toBe(413);
    expect(await post('a=1', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await post('{"a":', 'application/json')).toBe(400);
    expect(await post('{"__proto__":{"a":1}}', 'application/json')).toBe(400);
  });

  it.each([
    [0, '127.0.0.1'],
    [1, '10.0.0.2'],
    [2, '10.0.0.1'],
  ])('trusts %i proxies in front', async (TRUSTED_PROXIES, ip) => {
    const { url } = await open({ environment: serverEnvironment({ TRUSTED_PROXIES }) });
    const answer = await fetch(`${url}/ip`, { headers: { 'x-forwarded-for': '6.6.6.6, 10.0.0.1, 10.0.0.2' } });
    expect(await answer.json()).toEqual({ ip });
  });

  it('is alive without its dependencies, and ready only with all of them', async () => {
    const { service, url } = await open();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    service.app.get(HealthChecks).add('bus', () => new Promise(() => undefined));
    const answer = await fetch(`${url}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'not ready', notReady: [{ name: 'bus', reason: 'no answer within 1000 ms' }] },
    ]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('refuses requests while it starts, but answers probes', async () => {
    const { service, url } = await open();
    const letIn = service.gate.hold('plans');
    const early = await fetch(`${url}/now`);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
    const probe = await fetch(`${url}/readyz`);
    expect([probe.status, await probe.json()]).toEqual([
      503,
      { status: 'not ready', notReady: [{ name: 'plans', reason: 'starting' }] },
    ]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    letIn();
    expect((await fetch(`${url}/now`)).status).toBe(200);
  });

  it('fails to open on a port in use, and leaves nothing behind', async () => {
    const { service: first } = await open();
    const environment = serverEnvironment({ PORT: first.port });
    const second = openService({ name: 'example', module: ExampleModule, environment, logger: memoryLog().logger });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(order).toEqual(['job', 'pool']);
  });
});
