import { setTimeout as pause } from 'node:timers/promises';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServerEnvironment } from '../environment/service-variables.js';
import type { Logger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { measureRequests } from '../telemetry/measure-requests.js';
import { Metrics } from '../telemetry/metrics.js';
import { addMetricsRoute, type MetricsAccess } from '../telemetry/metrics-route.js';
import { traceRequests } from '../telemetry/trace-requests.js';
import { type Clock, systemClock } from './clock.js';
import { HealthChecks } from './health-checks.js';
import { addHealthRoutes } from './health-routes.js';
import { createHttpServer, type Middleware } from './http-server.js';
import { OpenSockets } from './open-sockets.js';
import { isProbe } from './probes.js';
import { ProcessModule } from './process.module.js';
import { addRequestHooks } from './request-hooks.js';
import { ShutdownSteps } from './shutdown-steps.js';
import { StartGate } from './start-gate.js';

export interface ServiceOptions {
  /** Name of the process in logs and for other services. */
  readonly name: string;
  readonly module: Type | DynamicModule;
  readonly environment: ServerEnvironment;
  readonly logger: Logger;
  readonly clock?: Clock;
  /** Who can read `/metrics`; everyone who can reach the process, by default. */
  readonly metricsAccess?: MetricsAccess;
  /** Final setup before routes are registered: plugins, filters, guards. */
  readonly configure?: (app: NestFastifyApplication) => Promise<void> | void;
  /** Sees every request before the framework does. */
  readonly before?: (app: NestFastifyApplication) => Middleware;
}

/** A listening process. */
export interface RunningService {
  readonly app: NestFastifyApplication;
  readonly port: number;
  /** e.g. `http://127.0.0.1:4101` */
  readonly url: string;
  readonly health: HealthChecks;
  readonly gate: StartGate;
  /** The metrics of this process. */
  readonly metrics: Metrics;
  /** Drains and stops. Idempotent. Resolves to the steps that failed; empty when none did. */
  stop(): Promise<string[]>;
}

/** Connections that wait to be accepted. With Node's 511, a burst from one client makes others try again a second later. */
const backlog = 4_096;

/**
 * Builds the application and listens, without handling signals: for tests, and for `startService`. It listens even when the
 * database or NATS is down; readiness reports that.
 */
export async function openService(options: ServiceOptions): Promise<RunningService> {
  const { module, environment, logger, clock = systemClock, configure, before, metricsAccess = 'open' } = options;
  const health = new HealthChecks();
  const gate = new StartGate();
  const metrics = new Metrics();
  const shutdown = new ShutdownSteps(logger);
  let middleware: Middleware = (_request, _response, next) => next();
  const adapter = createHttpServer(environment, before && ((...request) => middleware(...request)));
  let stopping: Promise<string[]> | undefined;

  const server = adapter.getInstance();
  traceRequests(server, isProbe);
  addRequestHooks(server, { logger, gate, isStopping: () => stopping !== undefined });
  measureRequests(server, metrics, isProbe);
  addHealthRoutes(server, health, gate);
  addMetricsRoute(server, metrics, metricsAccess);

  const root = {
    module: class Root {},
    imports: [ProcessModule.forRoot({ logger, clock, health, shutdown, gate, metrics }), module],
  };
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  const sockets = new OpenSockets(app.getHttpServer());
  try {
    await configure?.(app);
    if (before) middleware = before(app);
    await app.listen({ port: environment.PORT, host: environment.HOST, backlog });
  } catch (error) {
    await shutdown.run();
    throw error;
  }
  const address = app.getHttpServer().address();
  const port = address !== null && typeof address === 'object' ? address.port : environment.PORT;

  const stop = async (): Promise<string[]> => {
    health.drain();
    await pause(environment.SHUTDOWN_DELAY_MS);
    app.getHttpServer().close();
    const drained = await sockets.drain(environment.SHUTDOWN_GRACE_MS);
    const failed = await shutdown.run();
    await app.close();
    return drained ? failed : ['requests in flight', ...failed];
  };

  return {
    app,
    port,
    url: `http://${environment.HOST.includes(':') ? `[${environment.HOST}]` : environment.HOST}:${port}`,
    health,
    gate,
    metrics,
    stop: () => (stopping ??= stop()),
  };
}
