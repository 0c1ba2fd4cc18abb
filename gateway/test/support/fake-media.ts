import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Identity } from '@hilltop/platform/identity/identity';
import { IdentityVerifier } from '@hilltop/platform/identity/identity-verifier';
import { testPublicKeys } from '@hilltop/platform/testing/test-keys';

/** The behavior for the next requests. */
export type MediaMood = 'takes all' | 'reads nothing' | 'answers early' | 'answers 503' | 'drops the connection';

/** A received request. */
export interface MediaSeen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly identity: Identity | undefined;
  bytes: number;
  /** Hash of the body, once it is complete. */
  sha256?: string;
  /** Whether the caller disconnected before the end. */
  aborted: boolean;
}

const isPrivate = (url: string): boolean => url.startsWith('/private-files/');

const privateHeaders = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="a.pdf"',
  'content-security-policy': "default-src 'none'; sandbox",
};

export const picture = Buffer.alloc(300_000, 'picture');

/** A media service's own HTTP paths, on a real server. */
export class FakeMedia {
  mood: MediaMood = 'takes all';
  readonly seen: MediaSeen[] = [];
  port = 0;
  private server: Server | undefined;
  private readonly verifier = new IdentityVerifier({ audience: 'media', keys: testPublicKeys });

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      // `seen` records a caller who disconnects while the body is read.
      this.answer(request, response).catch(() => undefined);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
    return this;
  }

  async kill(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/graphql') return void response.writeHead(200).end('{"data":{"__typename":"Query"}}');
    const identity = await this.verifier.verify(request.headers['x-hilltop-identity']);
    const { method = '', url = '', headers } = request;
    const seen: MediaSeen = { method, url, headers, identity, bytes: 0, aborted: false };
    this.seen.push(seen);
    response.once('close', () => {
      seen.aborted = !response.writableFinished;
    });
    const { mood } = this;
    if (mood === 'drops the connection') return void request.socket.destroy();
    if (mood === 'answers 503')
      return problem(response, 503, 'unavailable', { title: 'Stopping.' }, { 'retry-after': '3' });
    if (url.startsWith('/uploads/missing.webp'))
      return problem(response, 404, 'not-found', { title: 'There is nothing here.' });
    if (/\?w=(?!320)/.test(url)) return problem(response, 400, 'no-such-width', noSuchWidth);
    if (method === 'GET' && isPrivate(url)) {
      return void response.writeHead(200, privateHeaders).end('%PDF-1.7');
    }
    if (method === 'GET' || method === 'HEAD') return serve(request, response);
    if (mood === 'reads nothing') return void request.pause();
    if (mood === 'answers early') return problem(response, 422, 'too-many-files', tooManyFiles);
    const hash = createHash('sha256');
    for await (const chunk of request) {
      seen.bytes += (chunk as Buffer).length;
      hash.update(chunk as Buffer);
    }
    seen.sha256 = hash.digest('hex');
    const file = { url: '/uploads/a.webp', filename: 'a.webp', originalname: 'a.png', size: seen.bytes };
    const stored =
      url === '/upload-multiple'
        ? { files: [file], rejected: [] }
        : isPrivate(url)
          ? { name: 'a.pdf', bytes: seen.bytes }
          : file;
    response
      .writeHead(method === 'DELETE' ? 200 : 201, { 'content-type': 'application/json' })
      .end(JSON.stringify(method === 'DELETE' ? { filename: 'a.webp' } : stored));
  }
}

/** Serves one image as media does, under every name except `missing.webp`. */
function serve(request: IncomingMessage, response: ServerResponse): void {
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag: '"a"',
    'accept-ranges': 'bytes',
  };
  if (request.headers['if-none-match'] === '"a"') return void response.writeHead(304, headers).end();
  const part = request.headers.range === 'bytes=0-9' ? picture.subarray(0, 10) : picture;
  const range = { 'content-range': `bytes 0-9/${picture.length}` };
  response.writeHead(part === picture ? 200 : 206, {
    ...headers,
    ...(part !== picture && range),
    'content-length': part.length,
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

const noSuchWidth = {
  title: 'Images are not available in this width.',
  errors: [{ field: 'w', message: 'w can be 320' }],
};
const tooManyFiles = {
  title: 'There are too many files.',
  errors: [{ field: 'images', message: 'Maximum 10 files allowed' }],
};

function problem(
  response: ServerResponse,
  status: number,
  name: string,
  facts: object,
  headers: Record<string, string> = {},
): void {
  const type = `urn:problem-type:hilltop:${name}`;
  response.writeHead(status, { 'content-type': 'application/problem+json', ...headers });
  response.end(JSON.stringify({ type, status, correlationId: randomUUID(), ...facts }));
}
