import { setTimeout as pause } from 'node:timers/promises';
import type { ServerEnvironment } from '../environment/service-variables.js';
import { announce } from '../logging/announce.js';
import type { Logger } from '../logging/logger.js';
import { Metrics } from '../telemetry/metrics.js';
import { exitOnFatalErrors } from './exit-on-fatal-errors.js';
import { Neighbors } from './neighbors.js';
import { openService, type RunningService, type ServiceOptions } from './open-service.js';
import { watchEventLoop } from './watch-event-loop.js';

const signals = ['SIGTERM', 'SIGINT'] as const;

/** A service of a process: its environment is read, its modules are not loaded yet. */
export interface Part {
  readonly name: string;
  readonly environment: ServerEnvironment;
  readonly logger: Logger;
  readonly load: () => Promise<Omit<ServiceOptions, 'name' | 'environment' | 'logger'>>;
}

interface StartedPart {
  readonly part: Part;
  readonly service: RunningService;
  readonly endTracing: (() => Promise<void>) | undefined;
}

/**
 * Starts services in this process, which has once what only a process has: signals, the end after an uncaught error, the watch of
 * its event loop, its metrics. Each service logs `listening` immediately and `ready` (at any LOG_LEVEL) when all its dependencies
 * are available, with its port. SIGTERM or SIGINT drains the last service, then the others, and exits with 0; a second one exits
 * immediately. When one of them cannot start, its log says so, and the process exits with 1.
 * @param self where there are several: the process's name and log
 */
export async function ownProcess(parts: readonly Part[], self?: Pick<Part, 'name' | 'logger'>): Promise<void> {
  const [first] = parts;
  const own = self ?? first;
  if (!own) return;
  exitOnFatalErrors(own.logger);
  const neighbors = self && new Neighbors(self.name);
  const started: StartedPart[] = [];
  leaveOnSignal(started);
  for (const part of parts) await orExit(part, async () => void started.push(await startPart(part, neighbors)));
  // Only now: loading modules can take longer than a limit.
  const limits = parts.map(({ environment }) => environment.EVENT_LOOP_LIMIT_MS).filter((ms) => ms > 0);
  watchEventLoop({ service: own.name, limitMs: limits.length > 0 ? Math.min(...limits) : 0 });
  await Promise.all(started.map((one) => orExit(one.part, () => untilReady(one))));
}

async function startPart(part: Part, neighbors: Neighbors | undefined): Promise<StartedPart> {
  const { name, environment, logger, load } = part;
  const endTracing = await traceWhereAsked(name, environment);
  const metrics = new Metrics(neighbors && name);
  const shared = neighbors ? { metrics, neighbors } : { metrics };
  const service = await openService({ ...(await load()), name, environment, logger, ...shared });
  if (neighbors) neighbors.add({ name, ...service });
  else metrics.addProcess();
  logger.info({ name, port: service.port, url: service.url }, 'listening');
  return { part, service, endTracing };
}

/** Loads the exporters only if there is a collector. */
async function traceWhereAsked(service: string, environment: ServerEnvironment) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACE_RATIO: ratio = 1 } = environment;
  if (!endpoint) return undefined;
  const { startTracing } = await import('../telemetry/start-tracing.js');
  return startTracing({ service, endpoint, ratio });
}

async function orExit({ name, logger }: Part, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    logger.fatal({ err: error, name }, 'could not start');
    process.exit(1);
  }
}

/** The last one takes the requests from outside. @param started grows during the start */
function leaveOnSignal(started: readonly StartedPart[]): void {
  let stopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (stopping) process.exit(130);
      stopping = true;
      for (const { part } of started) part.logger.info({ name: part.name, signal }, 'stopping');
      void stopAll([...started]).then((failed) => process.exit(failed ? 1 : 0));
    });
  }
}

/** @returns whether a step of any of them failed */
async function stopAll(started: StartedPart[]): Promise<boolean> {
  const last = started.splice(-1);
  const failed: boolean[] = [];
  for (const stage of [last, started]) failed.push(...(await Promise.all(stage.map(stopPart))));
  return failed.includes(true);
}

async function stopPart({ part: { name, logger }, service, endTracing }: StartedPart): Promise<boolean> {
  const failed = await service.stop();
  await endTracing?.();
  logger.info({ name, ...(failed.length > 0 && { failed }) }, 'stopped');
  return failed.length > 0;
}

async function untilReady({ part: { name, logger }, service }: StartedPart): Promise<void> {
  await service.gate.whenOpen();
  let loggedAt = Date.now();
  for (;;) {
    const notReady = await service.health.notReady();
    if (notReady.length === 0) return announce(logger, { name, port: service.port, url: service.url }, 'ready');
    if (notReady.some((part) => part.name === 'process')) return;
    if (Date.now() - loggedAt > 5_000) {
      loggedAt = Date.now();
      logger.warn({ name, notReady }, 'not ready yet');
    }
    await pause(100, undefined, { ref: false });
  }
}
