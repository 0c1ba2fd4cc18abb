import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptCorrelationId, correlationHeader } from '@hilltop/platform/logging/correlation';
import type { Figures } from '@hilltop/platform/telemetry/figures';
import type { Handle } from '../answers/front-desk.js';
import { bodyInHand } from '../answers/front-request.js';
import { AdaptiveLimit } from './adaptive-limit.js';
import { tooManyOpen } from './open-requests.js';

/** Operations that are answered at a time: while nearly all can be, and while most have to be refused (decision 0092). */
const first = 128;
const least = 12;

/** The word that every document with a change has in it; others that have it are let in too. */
const change = Buffer.from('mutation');

/**
 * Turns reads away at the door, 503 with `Retry-After`, while those who are inside wait for one another: nothing of them is
 * parsed, so that refusing costs a fraction of answering. Changes are let in: nobody is stopped while paying. Kept
 * answers are told before anybody comes to this door.
 */
export class ReadGate {
  private readonly limit: AdaptiveLimit;
  private refused = 0;

  /** @param most operations that are answered at a time, however quick */
  constructor(most: number, figures: Figures) {
    this.limit = new AdaptiveLimit({ first: Math.min(first, most), least: Math.min(least, most), most });
    figures.lookup(
      { name: 'hilltop_reads_refused_total', help: 'Reads turned away since the start, as too many were inside.' },
      async () => [{ value: this.refused }],
    );
    figures.lookup(
      { name: 'hilltop_reads_at_once', help: 'Operations that may be answered at a time right now.' },
      async () => [{ value: this.limit.current }],
    );
  }

  /** Stands before `handle`. */
  before(handle: Handle): Handle {
    return (request, response) => {
      if (request.method !== 'POST' || request.url !== '/graphql') return handle(request, response);
      const place = this.limit.enter();
      if (place) {
        response.once('close', () => this.limit.leave(place, response.writableFinished && response.statusCode === 200));
        return handle(request, response);
      }
      // A body that came with the head of the request is in hand as soon as the parser is through with both.
      process.nextTick(() => {
        const body = bodyInHand(request);
        if (body && !body.includes(change)) return this.refuse(request, response);
        if (body) request.unshift(body);
        handle(request, response);
      });
    };
  }

  private refuse(request: IncomingMessage, response: ServerResponse): void {
    this.refused += 1;
    const correlationId = acceptCorrelationId(request.headers[correlationHeader]);
    const { detail, headers } = tooManyOpen;
    const body = JSON.stringify({ errors: [{ message: detail, extensions: { code: 'OVERLOADED', correlationId } }] });
    const said = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      [correlationHeader]: correlationId,
    };
    response.writeHead(503, said).end(body);
  }
}
