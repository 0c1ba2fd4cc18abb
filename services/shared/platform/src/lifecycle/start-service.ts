import { setTimeout as pause } from 'node:timers/promises';
import type { ServerEnvironment } from '../environment/service-variables.js';
import { announce } from '../logging/announce.js';
import { exitOnFatalErrors } from './exit-on-fatal-errors.js';
import { openService, type RunningService, type ServiceOptions } from './open-service.js';
import { watchEventLoop } from './watch-event-loop.js';

const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Logs `listening` immediately and `ready` (at any LOG_LEVEL) when all dependencies are available, each with the port.
 * SIGTERM or SIGINT drains and exits with 0; a second one exits immediately. A start that cannot succeed exits with 1.
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { name, logger, environment } = options;
  exitOnFatalErrors(logger);
  try {
    const endTracing = await traceWhereAsked(name, environment);
    const service = await openService(options);
    service.metrics.addProcess();
    leaveOnSignal(service, options, endTracing);
    logger.info({ name, port: service.port, url: service.url }, 'listening');
    watchEventLoop({ service: name, limitMs: environment.EVENT_LOOP_LIMIT_MS });
    await service.gate.whenOpen();
    await untilReady(service, options);
    return service;
  } catch (error) {
    logger.fatal({ err: error, name }, 'could not start');
    process.exit(1);
  }
}

/** Loads the exporters only if there is a collector. */
async function traceWhereAsked(service: string, environment: ServerEnvironment) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACE_RATIO: ratio = 1 } = environment;
  if (!endpoint) return undefined;
  const { startTracing } = await import('../telemetry/start-tracing.js');
  return startTracing({ service, endpoint, ratio });
}

function leaveOnSignal(
  service: RunningService,
  { name, logger }: ServiceOptions,
  endTracing: (() => Promise<void>) | undefined,
): void {
  let stopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (stopping) process.exit(130);
      stopping = true;
      logger.info({ name, signal }, 'stopping');
      void service.stop().then(async (failed) => {
        await endTracing?.();
        logger.info({ name, ...(failed.length > 0 && { failed }) }, 'stopped');
        process.exit(failed.length > 0 ? 1 : 0);
      });
    });
  }
}

async function untilReady(service: RunningService, { name, logger }: ServiceOptions): Promise<void> {
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
