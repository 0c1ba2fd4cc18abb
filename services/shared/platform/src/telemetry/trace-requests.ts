import { type Context, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, tracerName } from './in-span.js';
import { operationOf } from './operation-name.js';
import { contextOf, traceHeader } from './trace-context.js';

/** Continues the caller's trace if there is one. Handlers run in the span. */
export function traceRequests(server: FastifyInstance, isProbe: (path: string) => boolean): void {
  const begun = new WeakMap<FastifyRequest, { span: Span | undefined; within: Context }>();

  server.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (isProbe(route)) return done();
    const parent = contextOf(request.headers[traceHeader]);
    const span = isTracing() ? startSpan(request, route, parent) : undefined;
    const within = span ? trace.setSpan(parent, span) : parent;
    if (within === ROOT_CONTEXT) return done();
    begun.set(request, { span, within });
    context.with(within, done);
  });
  // Reading the body loses the async context set by the hook above.
  server.addHook('preValidation', (request, _reply, done) => {
    const within = begun.get(request)?.within;
    if (within) context.with(within, done);
    else done();
  });

  const end = (request: FastifyRequest, status: number | undefined): void => {
    const span = begun.get(request)?.span;
    begun.delete(request);
    if (!span) return;
    const operation = operationOf(request);
    if (operation !== undefined) {
      span.setAttribute('graphql.operation.name', operation);
      // One route has all operations; the others have one each.
      if (request.routeOptions.url === '/graphql') span.updateName(`${request.method} /graphql ${operation}`);
    }
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  server.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  server.addHook('onRequestAbort', (request, done) => {
    end(request, undefined);
    done();
  });
}

function startSpan({ method, id }: FastifyRequest, route: string, parent: Context): Span {
  const attributes = { 'http.request.method': method, 'http.route': route, 'hilltop.correlation_id': id };
  const named = { kind: SpanKind.SERVER, attributes };
  return trace.getTracer(tracerName).startSpan(`${method} ${route}`, named, parent);
}
