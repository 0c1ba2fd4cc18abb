import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { Middleware } from '@hilltop/platform/lifecycle/http-server';
import { isProbe } from '@hilltop/platform/lifecycle/probes';
import type { Problem } from '@hilltop/platform/outcome/problem';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { type BulkheadPolicy, bulkhead } from 'cockatiel';
import { refuseUnrouted } from '../errors/refuse-unrouted.js';
import { overloaded } from '../errors/service-unavailable.js';
import { tooManyRequests } from './too-many-requests.js';

/** 0 for no limit. */
export interface OpenRequestLimits {
  /** For all clients, including those that wait. */
  readonly total: number;
  /** In progress. */
  readonly perAddress: number;
}

export const OPEN_REQUEST_LIMITS = Symbol('OPEN_REQUEST_LIMITS');

/** Enough for a school class that opens the site at once. */
const waitingPerAddress = 208;
/** What one address gets: 256 Mbit/s. */
const bytesPerMs = 32_000;
/** Browsers send the next request when they have the response to the last one. */
const perConnection = 4;

interface Turns {
  readonly requests: BulkheadPolicy;
  /** Fulfilled when the previous request has started. */
  start: Promise<void>;
  /** Refusals in the meantime. */
  refusals: number;
}

/**
 * Runs before anything else. A request is open until the network has taken its whole response, so a client that does not read gets no
 * more. Beyond its limit an address waits, then gets 429; all together get 503. A connection with too many requests is closed.
 */
@Injectable()
export class OpenRequests {
  private readonly addresses = new Map<string, Turns>();
  private readonly connections = new WeakMap<Socket, number>();
  private readonly ends = new WeakMap<ServerResponse, () => void>();
  private total = 0;
  private refused = 0;

  constructor(
    @Inject(OPEN_REQUEST_LIMITS) private readonly limits: OpenRequestLimits,
    @Inject(Metrics) metrics: Metrics,
  ) {
    metrics.lookup({ name: 'hilltop_requests_open', help: 'Requests in progress, with those that wait.' }, async () => [
      { value: this.total },
    ]);
    metrics.lookup(
      { name: 'hilltop_requests_refused_total', help: 'Requests refused because too many were open.' },
      async () => [{ value: this.refused }],
    );
  }

  /** A connection of that address was closed at once. */
  noteRefusal(address: string): void {
    const turns = this.addresses.get(address);
    if (turns) turns.refusals += 1;
  }

  /** Stops counting a response that stays open and is bounded elsewhere. */
  letStay(response: ServerResponse): void {
    this.ends.get(response)?.();
  }

  /** @param addressOf the client's address */
  middleware(addressOf: (request: IncomingMessage) => string): Middleware {
    if (this.limits.perAddress === 0) return (_request, _response, next) => next();
    return (request, response, next) => {
      const { socket } = request;
      // It arrived on the connection together with what closed it.
      if (socket.destroyed) return;
      if ((this.connections.get(socket) ?? 0) >= perConnection) {
        this.refused += 1;
        socket.destroy();
        return;
      }
      const address = addressOf(request);
      const turns = this.addresses.get(address);
      // Counting what is refused anyway would cost as much as the refusal.
      if (turns && isFull(turns)) {
        turns.refusals += 1;
        this.connections.set(socket, perConnection);
        this.refuse(request, response, tooManyRequests(1));
        return;
      }
      const ended = this.count(socket, response);
      // By then the parser has read what else arrived on the connection, which may have closed it.
      process.nextTick(() => {
        if (!socket.destroyed) this.admit(request, response, address, ended, next);
      });
    };
  }

  private admit(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    ended: Promise<void>,
    next: () => void,
  ): void {
    const turns = this.addresses.get(address) ?? {
      requests: bulkhead(this.limits.perAddress, waitingPerAddress),
      start: Promise.resolve(),
      refusals: 0,
    };
    const problem = this.problemOf(turns, request);
    if (problem) {
      this.refuse(request, response, problem);
      return;
    }
    this.addresses.set(address, turns);
    this.total += 1;
    void ended.then(() => {
      this.total -= 1;
    });
    turns.requests
      .execute(async () => {
        const before = turns.start;
        turns.start = before.then(() => untilQuiet(turns));
        await before;
        // Its client may have gone while it waited.
        if (request.socket.destroyed) return;
        const written = request.socket.bytesWritten;
        next();
        await ended;
        const bytes = request.socket.bytesWritten - written;
        await pause((this.limits.perAddress * bytes) / bytesPerMs, undefined, { ref: false });
      })
      .catch(() => this.refuse(request, response, tooManyRequests(1)))
      .finally(() => {
        if (turns.requests.executionSlots === this.limits.perAddress) this.addresses.delete(address);
      });
  }

  /** Probes pass the limit of all addresses, so that the platform does not restart a busy process. */
  private problemOf(turns: Turns, { url = '' }: IncomingMessage): Problem | undefined {
    if (isFull(turns)) return tooManyRequests(1);
    return this.limits.total > 0 && this.total >= this.limits.total && !isProbe(url) ? overloaded : undefined;
  }

  private refuse(request: IncomingMessage, response: ServerResponse, problem: Problem): void {
    this.refused += 1;
    refuseUnrouted(request, response, problem);
  }

  private count(socket: Socket, response: ServerResponse): Promise<void> {
    this.connections.set(socket, (this.connections.get(socket) ?? 0) + 1);
    return new Promise((resolve) => {
      let isOpen = true;
      // When a connection closes, both of its events come at once.
      const end = (): void => {
        if (!isOpen) return;
        isOpen = false;
        response.off('close', end);
        socket.off('close', end);
        this.connections.set(socket, (this.connections.get(socket) ?? 1) - 1);
        resolve();
      };
      this.ends.set(response, end);
      response.once('close', end);
      // A response that waits for an earlier one on its connection does not notice when that closes.
      socket.once('close', end);
    });
  }
}

const isFull = ({ requests }: Turns): boolean => requests.executionSlots === 0 && requests.queueSlots === 0;

/**
 * Requests of one address start one after the other, so that those of others come in between. While excess requests still arrive, they
 * come first: Node accepts one connection at a time, and those of others are behind them.
 */
async function untilQuiet(turns: Turns): Promise<void> {
  for (let seen = -1; seen !== turns.refusals; ) {
    seen = turns.refusals;
    await setImmediate();
  }
}
