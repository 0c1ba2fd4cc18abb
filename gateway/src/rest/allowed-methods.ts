import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { httpProblem } from '../errors/http-problems.js';
import { pathOf, sendProblem } from '../errors/send-problem.js';

/** Caches do not store API responses, unless a response sets its own policy. */
export function neverCacheApi(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (pathOf(request).startsWith('/api/') && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store');
    }
    done();
  });
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** 405 with `Allow`, across all controllers. */
@Injectable()
export class AllowedMethods implements OnApplicationBootstrap {
  private readonly known = new Map<string, Set<string>>();
  private readonly server: FastifyInstance;
  private complete = false;

  constructor(host: HttpAdapterHost) {
    this.server = host.httpAdapter.getInstance();
    this.server.addHook('onRoute', ({ url, method }) => {
      if (this.complete || !(url.startsWith('/api/') || url === '/graphql')) return;
      const allowed = this.known.get(url) ?? new Set();
      for (const one of [method].flat()) allowed.add(one);
      this.known.set(url, allowed);
    });
  }

  /** The routes by pattern. */
  get routes(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.known;
  }

  onApplicationBootstrap(): void {
    this.complete = true;
    for (const [url, allowed] of this.known) {
      const headers = { allow: [...allowed].sort().join(', ') };
      this.server.route({
        url,
        method: methods.filter((method) => !allowed.has(method)),
        handler: (request, reply) => sendProblem(request, reply, { ...httpProblem(405), headers }),
      });
    }
  }
}
