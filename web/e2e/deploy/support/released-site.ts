import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteUrl } from '../../support/site-url.js';

/** Files that a release names anew. */
const hashed = /^\/(?:assets\/.*|door-scanner)-[\w-]{8,}\.(?:js|svg|wasm)$/;

/** The site under test behind its own URL, where releases happen. */
export class ReleasedSite {
  private missing = (_path: string): boolean => false;
  private release = 1;

  private constructor(
    readonly url: string,
    readonly close: () => void,
  ) {}

  static async open(): Promise<ReleasedSite> {
    const server = createServer((asked, answer) => void site.pass(asked, answer));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const site = new ReleasedSite(`http://localhost:${port}`, () => {
      server.closeAllConnections();
      server.close();
    });
    return site;
  }

  /** A new release. @param missing files of the old one that are gone; by default none, as with the gateway */
  deploy(missing: (path: string) => boolean = () => false): void {
    this.release += 1;
    this.missing = (path) => hashed.test(path) && missing(path);
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { pathname } = new URL(asked.url ?? '/', this.url);
    if (this.missing(pathname)) {
      answer.writeHead(404).end();
      return;
    }
    const target = new URL(asked.url ?? '/', siteUrl());
    const { origin } = target;
    const headers = { ...asked.headers, host: target.host, ...(asked.headers.origin && { origin }) };
    // A service worker is new as soon as one byte differs.
    const isWorker = pathname === '/door-worker.js';
    if (isWorker) {
      headers['accept-encoding'] = 'identity';
      for (const known of ['if-none-match', 'if-modified-since'] as const) delete headers[known];
    }
    // A new connection: one kept alive may be closed at that moment.
    const upstream = request(target, { method: asked.method, headers, agent: false }, (response) => {
      const { 'content-length': length, ...others } = response.headers;
      answer.writeHead(
        response.statusCode ?? 502,
        isWorker || !length ? others : { ...others, 'content-length': length },
      );
      response.pipe(answer, { end: !isWorker });
      if (isWorker) response.on('end', () => answer.end(`\n// Release ${this.release}`));
    });
    upstream.on('error', () => answer.destroy());
    asked.pipe(upstream);
  }
}
