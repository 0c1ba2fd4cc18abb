import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpProblem } from '../errors/http-problems.js';
import { pathOf, sendProblem } from '../errors/send-problem.js';
import { cacheControlOf } from './cache-control.js';
import { embedPagePolicy, isEmbed } from './content-policy.js';
import { PagePolicies } from './page-policies.js';
import { SiteFiles } from './site-files.js';

/** Paths that are never pages, so that a slip in a call is not answered with HTML. */
const notPages = /^\/(?:api|graphql|uploads|healthz|readyz)(?:\/|$)/;

/** Serves the built site under every path that nothing else has, with `.br` and `.gz` files where the build made them. */
export async function serveSite(server: FastifyInstance, directory: string): Promise<void> {
  const files = new SiteFiles(directory);
  const policies = new PagePolicies();
  await server.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
  });

  server.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    const found = notPages.test(path) ? undefined : await files.find(path);
    if (!found) return nothingHere(request, reply);
    void reply.code(found.status).header('cache-control', cacheControlOf(found.file));
    if (isEmbed(found.file)) {
      void reply.header('content-security-policy', embedPagePolicy()).header('x-frame-options', 'SAMEORIGIN');
    } else if (found.file.endsWith('.html')) {
      void reply.header('content-security-policy', await policies.of(join(directory, found.file)));
    }
    return reply.sendFile(found.file);
  });
}

function nothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  sendProblem(request, reply, httpProblem(404));
  return reply;
}
