import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildService, startChild } from './support/child-service.js';
import { type CompiledService, compileService } from './support/compile-service.js';

/** Two services of one kind. Each has its own environment of the JSON in PARTS. */
const main = `
  import { Controller, Get, Logger, Module } from '@nestjs/common';
  import { z } from 'zod';
  import { readEnvironment } from './src/environment/read-environment.js';
  import { serverVariables } from './src/environment/service-variables.js';
  import { HealthChecks } from './src/lifecycle/health-checks.js';
  import { ownProcess } from './src/lifecycle/own-process.js';
  import { createLogger } from './src/logging/logger.js';

  function partOf([name, source]) {
    const environment = readEnvironment(z.object({ ...serverVariables, BUS: z.string().default('up') }), source);

    @Controller()
    class Bell {
      constructor(health: HealthChecks) {
        health.add('bus', async () => {
          if (environment.BUS === 'down') throw new Error('down');
        });
      }

      @Get('ring')
      ring() {
        new Logger('Bell').warn('rung');
        return {};
      }

      @Get('throw')
      throw() {
        setImmediate(() => { throw new Error('nobody catches this'); });
        return {};
      }

      @Get('stand-still')
      standStill() {
        for (let date = '9999-12-31'; date <= '9999-12-31'; date = '+010000-01-01');
      }
    }

    @Module({ controllers: [Bell] })
    class BellModule {}

    const load = async () => {
      if (environment.BUS === 'missing') throw new Error('there is no bus');
      return { module: BellModule };
    };
    return { name, environment, logger: createLogger({ service: name, level: 'info' }), load };
  }

  const logger = createLogger({ service: 'belfry', level: 'info' });
  await ownProcess(Object.entries(JSON.parse(process.env.PARTS)).map(partOf), { name: 'belfry', logger });
`;

let compiled: CompiledService;
let child: ChildService;

async function start(second: object = {}, said = 'ready'): Promise<void> {
  const parts = { first: { PORT: '0' }, second: { PORT: '0', EVENT_LOOP_LIMIT_MS: '2000', ...second } };
  child = startChild(compiled.main, { PARTS: JSON.stringify(parts) });
  await child.said(said);
}

function linesOf(message: string): unknown[] {
  return child.lines.filter(({ msg }) => msg === message).map(({ service }) => service);
}

async function get(service: string, path: string): Promise<Response> {
  await eventually(() => expect(linesOf('listening')).toContain(service));
  const line = child.lines.find(({ msg, name }) => msg === 'listening' && name === service);
  return fetch(`${line?.url}${path}`);
}

beforeAll(() => {
  compiled = compileService(main);
});
afterEach(async () => {
  child.process.kill('SIGKILL');
  await child.ended;
});
afterAll(() => compiled?.remove());

describe('two services in one process', () => {
  it('say for themselves that they are ready, and what the framework logs', async () => {
    await start();
    await eventually(() => expect(linesOf('ready').sort()).toEqual(['first', 'second']));
    for (const service of ['first', 'second', 'first']) await get(service, '/ring');
    expect(linesOf('rung')).toEqual(['first', 'second', 'first']);
  });

  it('have one page of metrics, and name on each port what the other lacks', async () => {
    await start({ BUS: 'down' });
    await get('second', '/ring');
    const ports = await Promise.all(['first', 'second'].map(async (name) => (await get(name, '/metrics')).text()));
    for (const page of ports) {
      expect(page.match(/^process_cpu_seconds_total.*\}/gm)).toEqual(['process_cpu_seconds_total{service="belfry"}']);
      expect(page).toMatch(/^hilltop_http_request_seconds_count\{.*route="\/ring".*service="second"\} 1$/m);
      expect(page.match(/^# TYPE hilltop_http_request_seconds /gm)).toHaveLength(1);
    }
    const missing = [{ name: 'bus', reason: 'Error' }];
    const first = await get('first', '/readyz');
    expect([first.status, await first.json()]).toEqual([
      200,
      { status: 'ready', others: [{ name: 'second', notReady: missing }] },
    ]);
    const second = await get('second', '/readyz');
    expect([second.status, await second.json()]).toEqual([503, { status: 'not ready', notReady: missing }]);
    expect(linesOf('ready')).toEqual(['first']);
  });

  it('end with the one that cannot start, which is named', async () => {
    await start({ BUS: 'missing' }, 'could not start');
    expect(await child.ended).toBe(1);
    expect(child.lines.at(-1)).toMatchObject({
      level: 'fatal',
      service: 'second',
      err: { message: 'there is no bus' },
    });
  });

  it('end with the one whose error nobody catches, which is named', async () => {
    await start();
    await get('second', '/throw').catch(() => undefined);
    expect(await child.ended).toBe(1);
    expect(linesOf('uncaught error')).toEqual(['second']);
  });

  it('end with the one that stands still, which is named', async () => {
    await start();
    await get('second', '/stand-still').catch(() => undefined);
    expect(await child.ended).toBe(70);
    expect(linesOf('the event loop was blocked')).toEqual(['second']);
  });

  it('stop on a signal, the last one first', async () => {
    await start();
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
    expect(linesOf('stopped')).toEqual(['second', 'first']);
  });
});
