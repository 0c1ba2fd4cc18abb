import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { type Dispatcher, errors, Pool } from 'undici';
import { callErrorOf } from './call-error.js';
import type { OperationKind } from './deadline.js';

const maxResponseBytes = 4 * 1024 * 1024;
/** Longest pause within a streamed response. */
const streamPauseMs = 30_000;

/** Connections to one replica for calls of one kind. */
export const maxConnections = 128;

const connections = {
  connections: maxConnections,
  connect: { timeout: 500 },
  // Shorter than any server's, so that no request uses a connection that the server is closing.
  keepAliveTimeout: 4_000,
  keepAliveMaxTimeout: 30_000,
};

interface Response {
  readonly status: number;
  /** It is shutting down and wants no more requests. A replica says so before it closes its port. */
  readonly leaving: boolean;
}

export interface BufferedResponse extends Response {
  readonly body: Buffer;
}

export interface StreamedResponse extends Response {
  readonly headers: IncomingHttpHeaders;
  /** The caller must read or destroy it. */
  readonly body: Readable;
}

/** Body and response are streamed. */
export interface StreamRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  /** Below the replica's base address, with the query string. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Creates the body of one attempt. It must not read from the client before it is read. */
  readonly body?: () => Readable;
  /** From the end of the body to the start of the response. */
  readonly timeoutMs: number;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** One process. Queries, mutations, reports and streams have separate connections, so slow reads block no sale. */
export class Replica {
  inFlight = 0;
  private readonly base: string;
  private readonly calls: Readonly<Record<OperationKind, Pool>>;
  private readonly streams: Pool;

  constructor(readonly url: string) {
    const { origin, pathname } = new URL(url);
    this.base = pathname.replace(/\/+$/, '');
    const pool = () => new Pool(origin, { ...connections, maxResponseSize: maxResponseBytes });
    this.calls = { query: pool(), mutation: pool(), report: pool() };
    this.streams = new Pool(origin, connections);
  }

  /** Reads the whole response. @throws CallError, or an Error for a response that is too large */
  async post(
    kind: OperationKind,
    headers: Record<string, string>,
    body: string,
    signal: AbortSignal,
  ): Promise<BufferedResponse> {
    this.inFlight += 1;
    try {
      const path = `${this.base}/graphql`;
      const options = { path, method: 'POST', headers, body } as const;
      return await readWhole(this.calls[kind], options, signal);
    } catch (error) {
      throw callErrorOf(error);
    } finally {
      this.inFlight -= 1;
    }
  }

  async stream(
    { path, method, headers, timeoutMs, signal }: StreamRequest,
    body?: Readable,
  ): Promise<StreamedResponse> {
    this.inFlight += 1;
    try {
      const timeouts = { headersTimeout: timeoutMs, bodyTimeout: streamPauseMs };
      const options = { path: `${this.base}${path}`, method, headers, body: body ?? null, signal, ...timeouts };
      const response = await this.streams.request(options);
      response.body.once('close', () => {
        this.inFlight -= 1;
      });
      return { ...statusOf(response), headers: response.headers, body: response.body };
    } catch (error) {
      this.inFlight -= 1;
      throw callErrorOf(error);
    }
  }

  private get pools(): Pool[] {
    return [...Object.values(this.calls), this.streams];
  }

  async retire(): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.close()));
  }

  async close(): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.destroy()));
  }
}

/** Without the stream of `Pool.request`, which takes an eighth of the gateway's time for a read. @throws the dispatcher's error */
function readWhole(pool: Pool, options: Dispatcher.DispatchOptions, signal: AbortSignal): Promise<BufferedResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status: Response = { status: 0, leaving: false };
    let abort = (): void => undefined;
    pool.dispatch(options, {
      onRequestStart: (controller) => {
        abort = () => controller.abort(new errors.RequestAbortedError());
        if (signal.aborted) abort();
        else signal.addEventListener('abort', abort);
      },
      onResponseStart: (_controller, statusCode, headers) => {
        status = statusOf({ statusCode, headers });
      },
      onResponseData: (_controller, chunk) => void chunks.push(chunk),
      onResponseEnd: () => {
        signal.removeEventListener('abort', abort);
        const [first = Buffer.alloc(0), ...others] = chunks;
        resolve({ ...status, body: others.length === 0 ? first : Buffer.concat(chunks) });
      },
      onResponseError: (_controller, error) => {
        signal.removeEventListener('abort', abort);
        reject(error);
      },
    });
  });
}

// A server also closes the connection after a request that it refuses. That does not mean it is shutting down.
function statusOf({ statusCode, headers }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>): Response {
  return { status: statusCode, leaving: statusCode === 200 && headers.connection === 'close' };
}
