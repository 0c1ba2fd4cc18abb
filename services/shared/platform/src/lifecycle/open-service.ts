import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGE_HEADER, type Language } from '@hilltop/contracts/house/languages';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerEnvironment } from '../environment/service-variables.js';
import { acceptLanguage, correlationHeader, runWithCorrelation } from '../logging/correlation.js';
import { runAsService } from '../logging/current-service.js';
import { requestMessage } from '../logging/line-writer.js';
import type { Logger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { measureRequests } from '../telemetry/measure-requests.js';
import { Metrics } from '../telemetry/metrics.js';
import { addMetricsRoute, type MetricsAccess } from '../telemetry/metrics-route.js';
import { operationOf } from '../telemetry/operation-name.js';
import { traceRequests } from '../telemetry/trace-requests.js';
import { type Clock, systemClock } from './clock.js';
import { HealthChecks } from './health-checks.js';
import { addHealthRoutes } from './health-routes.js';
import { createHttpServer, type Middleware } from './http-server.js';
import type { Neighbors } from './neighbors.js';
import { OpenSockets } from './open-sockets.js';
import { isProbe } from './probes.js';
import { ProcessModule } from './process.module.js';
import { ShutdownSteps } from './shutdown-steps.js';
import { StartGate } from './start-gate.js';

export interface ServiceOptions {
  readonly name: string;
  readonly module: Type | DynamicModule;
  readonly environment: ServerEnvironment;
  readonly logger: Logger;
  readonly clock?: Clock;
  /** Who can read `/metrics`; by default, everyone who can reach the process. */
  readonly metricsAccess?: MetricsAccess;
  /** Before routes are registered: plugins, filters, guards. */
  readonly configure?: (app: NestFastifyApplication) => Promise<void> | void;
  readonly before?: (app: NestFastifyApplication) => Middleware;
  readonly metrics?: Metrics;
  /** In which it answers who asks for one of them; all by default. */
  readonly languages?: readonly Language[];
  /** The services of the same process, where there are several. */
  readonly neighbors?: Neighbors;
}

export interface RunningService {
  readonly app: NestFastifyApplication;
  readonly port: number;
  readonly url: string;
  readonly health: HealthChecks;
  readonly gate: StartGate;
  readonly metrics: Metrics;
  /** Drains and stops. Idempotent. Resolves to the steps that failed. */
  stop(): Promise<string[]>;
}

/** Connections that wait to be accepted. With Node's 511, a burst from one client makes others try again a second later. */
const backlog = 4_096;

/** Listens without handling signals. The database or NATS can be down; readiness reports that. */
export function openService(options: ServiceOptions): Promise<RunningService> {
  return runAsService(options, () => open(options));
}

async function open(options: ServiceOptions): Promise<RunningService> {
  const { module, environment, logger, clock = systemClock, configure, before, metricsAccess = 'open' } = options;
  const { metrics = new Metrics(), neighbors, languages } = options;
  const health = new HealthChecks();
  const gate = new StartGate();
  const shutdown = new ShutdownSteps(logger);
  let middleware: Middleware = (_request, _response, next) => next();
  const adapter = createHttpServer(environment, before && ((...request) => middleware(...request)));
  let stopping: Promise<string[]> | undefined;

  const server = adapter.getInstance();
  traceRequests(server, isProbe);
  addRequestHooks(server, { logger, gate, languages, isStopping: () => stopping !== undefined });
  measureRequests(server, metrics, isProbe);
  addHealthRoutes(server, { health, gate }, neighbors);
  addMetricsRoute(server, neighbors ?? metrics, metricsAccess);

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

interface RequestHookOptions {
  readonly logger: Logger;
  readonly gate: StartGate;
  readonly languages: readonly Language[] | undefined;
  readonly isStopping: () => boolean;
}

/** Adds the correlation id, the language, 503 during the start, and one log line with route and operation, never bodies, query strings or headers. */
function addRequestHooks(server: FastifyInstance, { logger, gate, languages, isStopping }: RequestHookOptions): void {
  const languageOf = ({ headers }: FastifyRequest) => acceptLanguage(headers[LANGUAGE_HEADER], languages);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header(correlationHeader, request.id);
    runWithCorrelation(request.id, done, languageOf(request));
  });
  // Reading the body loses the async context set by the hook above.
  server.addHook('preValidation', (request, _reply, done) => runWithCorrelation(request.id, done, languageOf(request)));

  server.addHook('onRequest', (request, reply, done) => {
    const waitingFor = gate.waitingFor;
    if (waitingFor.length === 0 || isProbe(request.routeOptions.url ?? '')) return done();
    void reply.code(503).header('retry-after', '1').send({ status: 'starting', waitingFor });
  });

  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) void reply.header('connection', 'close');
    done();
  });

  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const operation = operationOf(request);
    const line = {
      method: request.method,
      route,
      ...(operation !== undefined && { operation }),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    runWithCorrelation(request.id, () => logger[isProbe(route) ? 'debug' : 'info'](line, requestMessage));
    done();
  });

  server.addHook('onRequestAbort', (request, done) => {
    const line = { method: request.method, route: request.routeOptions.url ?? 'unknown' };
    runWithCorrelation(request.id, () => logger.info(line, 'client closed the request'));
    done();
  });
}
