import type { Readable } from 'node:stream';
import type { Breaker, Permit } from './breaker.js';
import { Bulkhead, BulkheadFull } from './bulkhead.js';
import { CallerFault } from './caller-fault.js';
import { BadStatus, NoAnswer } from './no-answer.js';
import type { Replica, StreamAnswer } from './replica.js';
import type { ReplicaSet } from './replica-set.js';
import { overloaded, type SubgraphName, unavailable } from './subgraph-errors.js';

/** Longest that a call waits for a place, in milliseconds. */
const longestWaitMs = 5_000;

/** A request whose body, and whose answer's, flow through. Neither is ever held here. */
export interface StreamCall {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  /** Below the replica's base address, with its query string. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Makes the body for one try. Nothing may be read from the caller before somebody reads from it. */
  readonly body?: () => Readable;
  /** How long the answer may take to begin once the body is sent, in milliseconds. */
  readonly answerWithinMs: number;
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
}

interface Targets extends SubgraphName {
  readonly replicas: ReplicaSet<Replica>;
  readonly breaker: Breaker;
}

/**
 * Passes streams to one subgraph, by the same choice of replicas and the same breaker as its GraphQL calls. It has
 * places and connections of its own, so that slow readers of pictures hold up nobody else.
 */
export class SubgraphStreams {
  private readonly downloads: Bulkhead;
  private readonly uploads: Bulkhead;

  constructor(private readonly targets: Targets) {
    this.downloads = new Bulkhead(() => 64 * targets.replicas.all.length, 512);
    this.uploads = new Bulkhead(() => 16 * targets.replicas.all.length, 32);
  }

  /**
   * @returns the answer, whatever it says; its body must be read or destroyed
   * @throws CallerFault, or a GraphQLError that may be shown
   */
  async send(call: StreamCall): Promise<StreamAnswer> {
    const permit = this.targets.breaker.admit();
    if (!permit) throw unavailable(this.targets, 'the breaker is open');
    const leave = await this.enter(call, permit);
    try {
      const answer = await this.attempts(call);
      if (new BadStatus(answer.status).gone) permit.failed();
      else permit.succeeded();
      answer.body.once('close', leave);
      return answer;
    } catch (error) {
      leave();
      if (error instanceof CallerFault) permit.abandoned();
      else permit.failed();
      if (!(error instanceof NoAnswer)) throw error;
      throw unavailable(this.targets, error, error.sent && call.method !== 'GET' && call.method !== 'HEAD');
    }
  }

  private async enter({ body, signal }: StreamCall, permit: Permit): Promise<() => void> {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]);
    try {
      return await (body ? this.uploads : this.downloads).enter(patience);
    } catch (error) {
      permit.abandoned();
      throw error instanceof BulkheadFull ? overloaded(this.targets, error) : error;
    }
  }

  /** Each replica once at most: while nothing has left, or for what can be asked again without harm. */
  private async attempts(call: StreamCall): Promise<StreamAnswer> {
    const { replicas } = this.targets;
    const repeatable = call.method === 'GET' || call.method === 'HEAD';
    const tried = new Set<Replica>();
    for (;;) {
      const replica = replicas.choose(tried);
      tried.add(replica);
      const more = tried.size < replicas.all.length;
      const body = call.body?.();
      try {
        const answer = await replica.stream(call, body);
        const bad = new BadStatus(answer.status);
        if (bad.gone) replicas.eject(replica, bad.message);
        else if (answer.leaving) replicas.eject(replica, 'is leaving');
        else replicas.restore(replica);
        if (!bad.gone || !repeatable || !more) return answer;
        // Destroying it says so in an error, which is no news here.
        answer.body.on('error', () => undefined).destroy();
      } catch (error) {
        if (body?.errored instanceof CallerFault) throw body.errored;
        if (call.signal.aborted) throw new CallerFault('gone');
        if (!(error instanceof NoAnswer)) throw error;
        replicas.eject(replica, error.message);
        if (!more || (error.sent && !repeatable)) throw error;
      }
    }
  }
}
