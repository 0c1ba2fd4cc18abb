import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildService, startChild } from './support/child-service.js';
import { type CompiledService, compileService } from './support/compile-service.js';

const main = `
  import { setTimeout as pause } from 'node:timers/promises';
  import { Controller, Get, Module } from '@nestjs/common';
  import { z } from 'zod';
  import { readEnvironment } from './src/environment/read-environment.js';
  import { serverVariables } from './src/environment/service-variables.js';
  import { HealthChecks } from './src/lifecycle/health-checks.js';
  import { ShutdownSteps } from './src/lifecycle/shutdown-steps.js';
  import { ownProcess } from './src/lifecycle/own-process.js';
  import { createLogger } from './src/logging/logger.js';

  const environment = readEnvironment(z.object({ ...serverVariables, BUS: z.string().default('up') }), process.env);
  const logger = createLogger({ service: 'child', level: environment.LOG_LEVEL });

  @Controller()
  class Child {
    private bus = environment.BUS;

    constructor(shutdown: ShutdownSteps, health: HealthChecks) {
      shutdown.add(100, 'job', () => logger.info('job stopped'));
      shutdown.add(900, 'pool', () => logger.info('pool closed'));
      health.add('bus', async () => {
        if (this.bus !== 'up') throw new Error('down');
      });
    }

    @Get('slow')
    async slow() {
      logger.info('slow work began');
      await pause(2_000);
      return { answered: true };
    }

    @Get('bus')
    repair() {
      this.bus = 'up';
      return {};
    }

    @Get('work')
    work() {
      for (const until = performance.now() + 150; performance.now() < until; );
      return {};
    }

    @Get('stand-still')
    standStill() {
      for (let date = '9999-12-31'; date <= '9999-12-31'; date = '+010000-01-01');
    }

    @Get('throw')
    throw() {
      setTimeout(() => { throw new Error('nobody catches this'); }, 5);
      return {};
    }

    @Get('reject')
    reject() {
      void Promise.reject(new Error('nobody catches this'));
      return {};
    }
  }

  @Module({ controllers: [Child] })
  class ChildModule {}

  await ownProcess([{ name: 'child', environment, logger, load: async () => ({ module: ChildModule }) }]);
`;

let compiled: CompiledService;
let child: ChildService;

const start = (environment: Record<string, string> = {}): ChildService => {
  child = startChild(compiled.main, { PORT: '0', ...environment });
  return child;
};
const get = async (path: string): Promise<Response> => fetch(`${(await child.said('listening')).url}${path}`);
const said = (): unknown[] => child.lines.map(({ msg }) => msg);

beforeAll(() => {
  compiled = compileService(main);
});

afterEach(async () => {
  child.process.kill('SIGKILL');
  await child.ended;
});

afterAll(() => compiled?.remove());

describe('a process', () => {
  it('logs its port when it listens and when it is ready', async () => {
    start();
    const { port } = await child.said('ready');
    expect(await child.said('listening')).toMatchObject({ level: 'info', service: 'child', name: 'child', port });
    expect((await get('/readyz')).status).toBe(200);
  });

  it('is not ready, but serves, while something is missing', async () => {
    start({ BUS: 'down' });
    expect((await get('/readyz')).status).toBe(503);
    expect(said()).not.toContain('ready');
    expect((await get('/bus')).status).toBe(200);
    await child.said('ready');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes requests in flight on %s, then stops its parts and exits with 0',
    async (signal) => {
      await start().said('ready');
      const inFlight = get('/slow');
      await child.said('slow work began');
      child.process.kill(signal);
      expect(await (await inFlight).json()).toEqual({ answered: true });
      expect(await child.ended).toBe(0);
      const work = ['slow work began', 'stopping', 'request'];
      expect(said()).toEqual(['listening', 'ready', ...work, 'job stopped', 'pool closed', 'stopped']);
    },
  );

  it('exits with 0 when nothing is in flight, also with an open keep-alive connection', async () => {
    await start().said('ready');
    await (await get('/readyz')).text();
    child.process.kill('SIGINT');
    expect(await child.ended).toBe(0);
  });

  it('exits while it still waits for a dependency', async () => {
    await start({ BUS: 'down' }).said('listening');
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
  });

  it('serves and exits when its log is no longer read', async () => {
    await start().said('ready');
    child.process.stdout?.destroy();
    for (let turn = 0; turn < 3; turn += 1) expect((await get('/bus')).status).toBe(200);
    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
  });

  it('exits immediately on a second signal', async () => {
    await start().said('ready');
    const inFlight = get('/slow').catch(() => 'cut off');
    await child.said('slow work began');
    child.process.kill('SIGINT');
    await child.said('stopping');
    child.process.kill('SIGINT');
    expect(await child.ended).toBe(130);
    expect(await inFlight).toBe('cut off');
  });

  it.each(['/throw', '/reject'])(
    'logs an uncaught error with its correlation id and exits with 1: %s',
    async (path) => {
      await start().said('ready');
      const id = randomUUID();
      const { url } = await child.said('listening');
      const fatal = child.said('uncaught error');
      // The process can exit before it has answered.
      await Promise.allSettled([fetch(`${url}${path}`, { headers: { 'x-correlation-id': id } })]);
      expect(await fatal).toMatchObject({
        level: 'fatal',
        err: { message: 'nobody catches this' },
        correlationId: id,
      });
      expect(await child.ended).toBe(1);
    },
  );

  it('ends with where it stood when its event loop stands still', async () => {
    await start({ EVENT_LOOP_LIMIT_MS: '400' }).said('ready');
    const answer = get('/stand-still').catch(() => 'cut off');
    expect(await child.ended).toBe(70);
    expect(await answer).toBe('cut off');
    const last = child.lines.at(-1);
    expect(last).toMatchObject({ level: 'fatal', service: 'child', limitMs: 400, msg: 'the event loop was blocked' });
    expect(last?.at).toEqual(expect.arrayContaining([expect.stringMatching(/^standStill file:.*main\.js:\d+$/)]));
  });

  it('goes on while it works hard, and where nothing is watched', async () => {
    for (const limit of ['400', '0']) {
      await start({ EVENT_LOOP_LIMIT_MS: limit }).said('ready');
      for (let turn = 0; turn < 6; turn += 1) expect((await get('/work')).status).toBe(200);
      child.process.kill('SIGTERM');
      expect(await child.ended).toBe(0);
    }
  });

  it('is watched by a thread that loads no module that the process preloads', async () => {
    const large = 'data:text/javascript,globalThis.kept=Array.from({length:1e6},(_,at)=>({at}))';
    await start({ EVENT_LOOP_LIMIT_MS: '400', NODE_OPTIONS: `--import ${large}` }).said('ready');
    for (let turn = 0; turn < 6; turn += 1) expect((await get('/work')).status).toBe(200);
    const answer = get('/stand-still').catch(() => 'cut off');
    expect(await child.ended).toBe(70);
    expect(await answer).toBe('cut off');
  });

  it('is ended however many scripts it runs: the thread is told of each', async () => {
    const many = 'data:text/javascript,globalThis.kept=Array.from({length:4e4},(_,at)=>new(Function)(at))';
    await start({ EVENT_LOOP_LIMIT_MS: '2000', NODE_OPTIONS: `--import ${many}` }).said('ready');
    const answer = get('/stand-still').catch(() => 'cut off');
    expect(await child.ended).toBe(70);
    expect(await answer).toBe('cut off');
  });

  it('logs why it could not start and exits with 1', async () => {
    const { port } = await start().said('ready');
    const second = startChild(compiled.main, { PORT: String(port) });
    expect(await second.ended).toBe(1);
    expect(second.lines.at(-1)).toMatchObject({ level: 'fatal', msg: 'could not start', err: { code: 'EADDRINUSE' } });
  });
});
