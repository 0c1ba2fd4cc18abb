import type { FastifyInstance } from 'fastify';
import { correlationHeader, runWithCorrelation } from '../logging/correlation.js';
import { requestMessage } from '../logging/line-writer.js';
import type { Logger } from '../logging/logger.js';
import { operationOf } from '../telemetry/operation-name.js';
import { isProbe } from './probes.js';
import type { StartGate } from './start-gate.js';

interface RequestHookOptions {
  readonly logger: Logger;
  readonly gate: StartGate;
  readonly isStopping: () => boolean;
}

/**
 * Hooks of every request: its correlation id, 503 during the start, and one log line with the route's pattern and the operation's
 * name, never with bodies, query strings or headers.
 */
export function addRequestHooks(server: FastifyInstance, { logger, gate, isStopping }: RequestHookOptions): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header(correlationHeader, request.id);
    runWithCorrelation(request.id, done);
  });
  // Reading the body loses the async context set by the hook above.
  server.addHook('preValidation', (request, _reply, done) => runWithCorrelation(request.id, done));

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
