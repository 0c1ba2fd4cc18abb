import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../answers/encoded-text.js';
import { httpProblem } from '../errors/http-problems.js';
import { pathOf, sendProblem } from '../errors/send-problem.js';
import type { LivePages } from '../live-pages/live-pages.js';
import { type AddressedPage, type AddressedPages, isAddressed } from './addressed-pages.js';
import { cacheControlOf } from './cache-control.js';
import { embedPagePolicy, isEmbed } from './content-policy.js';
import { SiteFiles } from './site-files.js';

/** Paths that are never pages, so that a slip in a call is not answered with HTML. */
const notPages = /^\/(?:api|graphql|uploads|healthz|readyz)(?:\/|$)/;

/**
 * Serves the built site under every path that nothing else has, with `.br` and `.gz` files where the build made them.
 * Pages get the site's address put in, and are compressed when somebody first wants them so. Those that show what only the gateway knows are drawn
 * with it where that can be.
 */
export async function serveSite(
  server: FastifyInstance,
  { directory, pages, live }: { directory: string; pages: AddressedPages; live: LivePages },
): Promise<void> {
  const files = new SiteFiles(directory);
  server.addHook('onClose', async () => live.close());
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
    if (found.movedTo !== undefined) {
      return reply.redirect(`${encodeURI(found.movedTo)}${request.url.slice(path.length)}`, 301);
    }
    void reply.code(found.status).header('cache-control', cacheControlOf(found.file));
    if (isEmbed(found.file)) {
      void reply.header('content-security-policy', embedPagePolicy()).header('x-frame-options', 'SAMEORIGIN');
    } else if (isAddressed(found.file)) {
      // With a query it is another page: what it asks for is shown by its scripts.
      const drawn = found.status === 200 && request.url === path ? await live.pageAt(path, request) : undefined;
      if (drawn) return sendPage(request, reply, found.file, drawn);
      if (found.file.endsWith('.html')) void live.drawAhead(request);
      return sendPage(request, reply, found.file, await pages.of(join(directory, found.file)));
    }
    return reply.sendFile(found.file);
  });
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  { page, policy, standIn = false }: AddressedPage & { readonly standIn?: boolean },
): FastifyReply {
  const { encoding, bytes } = page.in(encodingFor(request.headers['accept-encoding']));
  void reply.headers({ etag: page.etag, vary: 'accept-encoding' });
  if (file.endsWith('.html')) void reply.header('content-security-policy', policy);
  if (standIn) void reply.headers({ warning: '110 - "Response is Stale"', 'x-hilltop-stale': '1' });
  if (reply.statusCode === 200 && has(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.type(mediaTypes[extname(file)] ?? 'text/plain; charset=utf-8').send(bytes);
}

/** Whether a browser says that it has this version. */
const has = (given: string | undefined, etag: string): boolean =>
  given?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false;

function nothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  sendProblem(request, reply, httpProblem(404));
  return reply;
}
