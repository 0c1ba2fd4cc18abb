import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Pool } from 'undici';
import { readClientError } from './no-answer.js';
import { postWhole } from './post-whole.js';
import type { Balanced } from './replica-set.js';

/** Largest answer that is read from a subgraph, in bytes. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** Connections that one gateway opens to one replica. */
export const connectionsPerReplica = 64;

/** What any answer tells of the process that gave it. */
interface Answered {
  readonly status: number;
  /** It wants no more requests: it says so from the moment that it is told to stop, before it closes its port. */
  readonly leaving: boolean;
}

/** An HTTP answer, read to its end. */
export interface Answer extends Answered {
  readonly body: string;
}

/** An HTTP answer whose body is still to come. */
export interface StreamAnswer extends Answered {
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

/** The part of a call that goes over the wire as it is. */
interface StreamRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly answerWithinMs: number;
  readonly signal: AbortSignal;
}

/** Longest pause within an answer that is passed on, in milliseconds. */
const longestPauseMs = 30_000;

// Shorter keep-alive than any server's, so that no request meets a connection that is just being closed.
const connections = {
  connections: connectionsPerReplica,
  pipelining: 1,
  connect: { timeout: 500 },
  keepAliveTimeout: 4_000,
  keepAliveMaxTimeout: 30_000,
};

/** One process of a subgraph and the connections to it. */
export class Replica implements Balanced {
  inFlight = 0;
  private readonly base: string;
  private readonly calls: Pool;
  private readonly streams: Pool;

  /** @param url base address; GraphQL is served at `/graphql` under it */
  constructor(readonly url: string) {
    const { origin, pathname } = new URL(url);
    this.base = pathname.replace(/\/+$/, '');
    this.calls = new Pool(origin, { ...connections, maxResponseSize: maxAnswerBytes });
    this.streams = new Pool(origin, connections);
  }

  /**
   * Posts one GraphQL request.
   *
   * @param signal gives up when aborted
   * @throws NoAnswer or AnswerTooLarge
   */
  async post(headers: Record<string, string>, body: string, signal: AbortSignal): Promise<Answer> {
    this.inFlight += 1;
    try {
      const path = `${this.base}/graphql`;
      const answer = await postWhole(this.calls, { path, headers, body, signal });
      return { status: answer.statusCode, leaving: isLeaving(answer), body: answer.text };
    } catch (error) {
      throw readClientError(error);
    } finally {
      this.inFlight -= 1;
    }
  }

  /**
   * Begins one request whose bodies flow through.
   *
   * @throws NoAnswer
   */
  async stream(call: StreamRequest, body?: Readable): Promise<StreamAnswer> {
    this.inFlight += 1;
    try {
      const answer = await this.streams.request({
        path: `${this.base}${call.path}`,
        method: call.method,
        headers: call.headers,
        body: body ?? null,
        signal: call.signal,
        headersTimeout: call.answerWithinMs,
        bodyTimeout: longestPauseMs,
      });
      const { statusCode, headers } = answer;
      answer.body.once('close', () => {
        this.inFlight -= 1;
      });
      return { status: statusCode, leaving: isLeaving(answer), headers, body: answer.body };
    } catch (error) {
      this.inFlight -= 1;
      throw readClientError(error);
    }
  }

  /** Ends the connections when what is under way there has ended. No other call may begin. */
  async retire(): Promise<void> {
    await Promise.all([this.calls.close(), this.streams.close()]);
  }

  /** Ends the connections now. */
  async close(): Promise<void> {
    await Promise.all([this.calls.destroy(), this.streams.destroy()]);
  }
}

// A server also closes the connection after a request that it refuses: that says nothing of itself.
function isLeaving({ statusCode, headers }: { statusCode: number; headers: IncomingHttpHeaders }): boolean {
  return statusCode === 200 && headers.connection === 'close';
}
