import { Pool } from 'undici';
import { readClientError } from './no-answer.js';
import type { Balanced } from './replica-set.js';

/** Largest answer that is read from a subgraph, in bytes. */
const maxAnswerBytes = 4 * 1024 * 1024;

/** Connections that one gateway opens to one replica. */
export const connectionsPerReplica = 64;

/** An HTTP answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** One process of a subgraph and the connections to it. */
export class Replica implements Balanced {
  inFlight = 0;
  private readonly pool: Pool;
  private readonly path: string;

  /** @param url base address; GraphQL is served at `/graphql` under it */
  constructor(readonly url: string) {
    const { origin, pathname } = new URL(url);
    this.path = `${pathname.replace(/\/+$/, '')}/graphql`;
    this.pool = new Pool(origin, {
      connections: connectionsPerReplica,
      pipelining: 1,
      connect: { timeout: 500 },
      // Shorter than any server's keep-alive, so that no request meets a connection that is just being closed.
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 30_000,
      maxResponseSize: maxAnswerBytes,
    });
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
      const answer = await this.pool.request({ path: this.path, method: 'POST', headers, body, signal });
      return { status: answer.statusCode, body: await answer.body.text() };
    } catch (error) {
      throw readClientError(error);
    } finally {
      this.inFlight -= 1;
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
