import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { acceptCorrelationId, correlationHeader } from '@hilltop/platform/logging/correlation';
import { BoundedMap } from './bounded-map.js';
import { bodyInHand, maySkipTheHouse, requestKey } from './front-request.js';
import type { KeptAnswer } from './kept-answer.js';
import type { KeptAnswers } from './kept-answers.js';

/** Answers a request. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Counts a request against what its address may ask. @returns headers to add; undefined when it asked too much */
export type CountRequest = (request: IncomingMessage) => readonly string[] | undefined;

interface Remembered {
  readonly answer: KeptAnswer;
  /** Names and values by turns, as they went out with it. */
  readonly headers: readonly string[];
  readonly bytes: Buffer;
}

const mostBytes = 8 * 1024 * 1024;

/** Said anew with every answer. */
const ofOneAnswer = new Set([correlationHeader, 'connection', 'keep-alive', 'date', 'transfer-encoding']);

/**
 * Repeats whole answers, letter for letter, to requests that come letter for letter again: the same bytes in all that
 * anything behind looks at. It decides nothing by itself, so nothing is refused or allowed here that is not behind; and it
 * lets go of an answer in the moment that it is not good any more. Parsing, planning and a dozen hooks are saved.
 *
 * Such requests are counted (`hilltop_public_answers_total`, limits of an address) but have no line in the log each.
 */
export class FrontDesk {
  private readonly remembered = new BoundedMap<Remembered>(mostBytes);
  private readonly keys = new WeakMap<IncomingMessage, string>();

  constructor(
    private readonly kept: KeptAnswers,
    private readonly count: CountRequest,
  ) {}

  /**
   * Stands before what answers requests of `server` so far.
   *
   * @param handle where those go who are not answered here
   */
  standBefore(server: Server, answering: Handle, handle: Handle = answering): void {
    server.off('request', answering);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      // Whoever stops says so in answers of its own.
      if (!this.kept.open || !server.listening || !maySkipTheHouse(request)) {
        handle(request, response);
      } else if (request.method === 'GET') {
        if (!this.answered(request, response, '')) handle(request, response);
      } else {
        // A body that came with the head of the request is in hand as soon as the parser is through with both.
        process.nextTick(() => {
          const body = bodyInHand(request);
          if (body && this.answered(request, response, body.toString('latin1'))) return;
          if (body) request.unshift(body);
          handle(request, response);
        });
      }
    });
  }

  /** Learns what was answered to a request that came by here. */
  remember(
    request: IncomingMessage,
    headers: Readonly<Record<string, string | number | string[] | undefined>>,
    { answer, bytes }: Pick<Remembered, 'answer' | 'bytes'>,
  ): void {
    const key = this.keys.get(request);
    if (key === undefined || !this.kept.isGood(answer) || headers['set-cookie'] !== undefined) return;
    const said = Object.entries(headers).filter(
      ([name, value]) => value !== undefined && !ofOneAnswer.has(name) && !name.startsWith('ratelimit-'),
    );
    const flat = said.flatMap(([name, value]) => [name, String(value)]);
    if (headers['content-length'] === undefined) flat.push('content-length', String(bytes.length));
    this.remembered.set(key, { answer, bytes, headers: flat }, 2 * key.length + 4_096);
  }

  private answered(request: IncomingMessage, response: ServerResponse, body: string): boolean {
    const key = requestKey(request, body);
    const found = this.remembered.get(key);
    if (!found || !this.kept.isGood(found.answer)) {
      this.keys.set(request, key);
      return false;
    }
    const counted = this.count(request);
    if (!counted) return false;
    this.kept.countKept();
    const id = acceptCorrelationId(request.headers[correlationHeader]);
    response.writeHead(200, [...found.headers, correlationHeader, id, ...counted]).end(found.bytes);
    return true;
  }
}
