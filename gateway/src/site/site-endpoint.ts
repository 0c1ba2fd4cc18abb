import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { markStale, sendText } from '../cache/send-text.js';
import { httpProblem } from '../errors/http-problems.js';
import { pathOf, sendProblem } from '../errors/send-problem.js';
import { embedPolicy, isEmbed, isScannerWorker, scannerWorkerPolicy } from '../rendering/content-policy.js';
import { LivePages, SITE, type SiteOptions } from '../rendering/live-pages.js';
import { makePage, type Page, type PageSettings } from '../rendering/page.js';
import { doorPermissions } from './permissions-policy.js';
import { SiteFiles } from './site-files.js';

/** Pages, and files for search engines. */
const namesAddress = (file: string): boolean => /\.(?:html|xml|txt)$/.test(file);

class PrerenderedPages {
  private readonly known = new Map<string, { readonly changedAt: number; readonly page: Page }>();

  constructor(private readonly settings: PageSettings) {}

  async read(file: string): Promise<Page> {
    const { mtimeMs: changedAt } = await stat(file);
    const known = this.known.get(file);
    if (known?.changedAt === changedAt) return known.page;
    const page = makePage(await readFile(file, 'utf8'), this.settings);
    this.known.set(file, { changedAt, page });
    return page;
  }
}

/** Vite puts a hash of the content into the names. */
const hashedAsset = /^assets\/.*[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;

export function cacheControlOf(file: string): string {
  if (hashedAsset.test(file)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

/** Browsers apply them to documents only. On each of the sixty files that a page loads they would be 0.8 kB. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** For a drawing that is opened by itself: it runs nothing and loads nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

function leaveOutDocumentHeaders(reply: FastifyReply, file: string): void {
  for (const name of documentHeaders) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
  if (file.endsWith('.svg')) void reply.header('content-security-policy', drawingPolicy);
}

/** A wrong API call does not get HTML. */
const notPages = /^\/(?:api|graphql|uploads|healthz|readyz)(?:\/|$)/;

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** Serves the built site under every path without another route, with the build's `.br` and `.gz` files. */
@Injectable()
export class SiteEndpoint {
  private readonly files: SiteFiles;
  private readonly pages: PrerenderedPages;

  constructor(
    @Inject(SITE) private readonly options: SiteOptions,
    private readonly live: LivePages,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.files = new SiteFiles(options.directory);
    this.pages = new PrerenderedPages(options);
  }

  async register(server: FastifyInstance): Promise<void> {
    await server.register(fastifyStatic, {
      root: this.options.directory,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      suppressWarning: true,
    });
    server.get('/.well-known/security.txt', (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/plain; charset=utf-8')
        .send(securityText(this.options.publicUrl, this.clock.now())),
    );
    // The build has compressed its files, and pages are kept compressed.
    server.get('/*', { compress: false }, (request, reply) => this.handle(request, reply));
  }

  private async handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request);
    const found = notPages.test(path) ? undefined : await this.files.find(path);
    if (!found) {
      sendProblem(request, reply, httpProblem(404));
      return reply;
    }
    const { file, status, movedTo } = found;
    if (movedTo !== undefined) {
      // The address can hold a token, which no proxy may keep.
      void reply.header('cache-control', 'no-store');
      return reply.redirect(`${encodeURI(movedTo)}${request.url.slice(path.length)}`, 301);
    }
    void reply.code(status).header('cache-control', cacheControlOf(file));
    if (hashedAsset.test(file)) leaveOutDocumentHeaders(reply, file);
    if (file === 'door.html') void reply.header('permissions-policy', doorPermissions);
    if (isScannerWorker(file)) void reply.header('content-security-policy', scannerWorkerPolicy);
    if (isEmbed(file)) {
      void reply.headers({ 'content-security-policy': embedPolicy, 'x-frame-options': 'SAMEORIGIN' });
    } else if (namesAddress(file)) {
      const live = status === 200 ? await this.live.render(request) : undefined;
      if (!live) return sendPage(request, reply, file, await this.pages.read(join(this.options.directory, file)));
      if (live.stale) markStale(reply);
      // Nobody but its visitor may see it, and its address holds a token.
      if (live.isPrivate) void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      return sendPage(request, reply.code(live.status), file, live.page);
    }
    return reply.sendFile(file);
  }
}

const SECURITY_TEXT_DAYS = 180;

/** Where to report a vulnerability (RFC 9116). */
function securityText(publicUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_TEXT_DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${publicUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function sendPage(request: FastifyRequest, reply: FastifyReply, file: string, { text, policy }: Page): FastifyReply {
  if (file.endsWith('.html')) void reply.header('content-security-policy', policy);
  return sendText(request, reply, text, mediaTypes[extname(file)] ?? 'text/plain; charset=utf-8');
}
