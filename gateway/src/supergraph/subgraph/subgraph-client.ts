import type { Lookup } from '@hilltop/platform/graphql/replica-addresses';
import type { Logger } from '@hilltop/platform/logging/logger';
import { Breaker } from './breaker.js';
import { Bulkhead, BulkheadFull } from './bulkhead.js';
import { callDeadlineMs, Deadline, type OperationKind } from './deadline.js';
import { BadStatus, NoAnswer } from './no-answer.js';
import { connectionsPerReplica, type Replica } from './replica.js';
import { ReplicaRoster } from './replica-roster.js';
import type { ReplicaSet } from './replica-set.js';
import { RetryBudget } from './retry-budget.js';
import { overloaded, requestTooLarge, SubgraphFault, type SubgraphName, unavailable } from './subgraph-errors.js';

/** A call with less time left than this, in milliseconds, is not sent: it would hardly be answered, but might be done. */
const leastUsefulMs = 50;

/** How many calls a subgraph gets at once, and how many may wait for a place. The deadline bounds how long they do. */
export interface Capacity {
  readonly inFlight: number;
  readonly queue: number;
}

/** One GraphQL request to a subgraph. */
export interface SubgraphCall {
  readonly kind: OperationKind;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SubgraphClientOptions extends SubgraphName {
  readonly urls: readonly string[];
  readonly logger: Logger;
  /** Headers of the gateway's own probes; a subgraph answers nobody without an identity. */
  readonly probeHeaders: () => Promise<Record<string, string>>;
  readonly deadlineMs?: Readonly<Record<OperationKind, number>>;
  readonly capacity?: Capacity;
  /** How names become addresses; the system's way unless told. */
  readonly lookup?: Lookup;
}

/** Calls one subgraph, whatever becomes of its replicas. Says what it did in the log when the state of something changes. */
export class SubgraphClient {
  readonly breaker: Breaker;
  private readonly roster: ReplicaRoster;
  private readonly bulkhead: Bulkhead;
  private readonly retries = new RetryBudget();

  constructor(private readonly options: SubgraphClientOptions) {
    const { name, logger, capacity } = options;
    const inFlight = () => capacity?.inFlight ?? connectionsPerReplica * this.replicas.all.length;
    this.bulkhead = new Bulkhead(inFlight, capacity?.queue ?? 512);
    this.breaker = new Breaker(undefined, undefined, (open) =>
      logger[open ? 'warn' : 'info']({ subgraph: name }, open ? 'subgraph is left alone' : 'subgraph is called again'),
    );
    this.roster = new ReplicaRoster({
      ...options,
      probe: (replica) => this.probe(replica),
      restored: () => this.breaker.tryNow(),
    });
  }

  get replicas(): ReplicaSet<Replica> {
    return this.roster.replicas;
  }

  get name(): string {
    return this.options.name;
  }

  /** Whether the last that is known is that calls get through. */
  get isUp(): boolean {
    return this.replicas.healthy > 0 && !this.breaker.isOpen;
  }

  /**
   * @returns the body of the subgraph's answer, whatever it says
   * @throws GraphQLError that may be shown, or SubgraphFault that may not
   */
  async send(call: SubgraphCall): Promise<string> {
    const permit = this.breaker.admit();
    if (!permit) throw unavailable(this.options, 'the breaker is open');
    const deadline = new Deadline((this.options.deadlineMs ?? callDeadlineMs)[call.kind]);
    try {
      const leave = await this.bulkhead.enter(deadline.signal);
      try {
        if (deadline.remainingMs() < leastUsefulMs) throw new BulkheadFull('waited too long');
        const body = await this.attempts(call, deadline);
        permit.succeeded();
        return body;
      } finally {
        leave();
      }
    } catch (error) {
      if (error instanceof BulkheadFull) {
        permit.abandoned();
        throw overloaded(this.options, error);
      }
      // A subgraph that answers something odd is there: leaving it alone would not help.
      if (error instanceof NoAnswer || error instanceof BadStatus) permit.failed();
      else permit.succeeded();
      throw this.told(error, call.kind);
    } finally {
      deadline.clear();
    }
  }

  async close(): Promise<void> {
    await this.roster.close();
  }

  /**
   * Tries until there is an answer. What never left may be tried at each other replica, as nothing can have happened;
   * besides, a query is tried once more, elsewhere if there is an elsewhere, while the budget lasts.
   */
  private async attempts(call: SubgraphCall, deadline: Deadline): Promise<string> {
    this.retries.deposit();
    const tried = new Set<Replica>();
    let retriesLeft = call.kind === 'query' ? 1 : 0;
    for (;;) {
      const replica = this.replicas.choose(tried);
      tried.add(replica);
      try {
        return await this.attempt(replica, call, deadline);
      } catch (error) {
        if (!(error instanceof NoAnswer || error instanceof BadStatus) || deadline.expired) throw error;
        const harmless = error instanceof NoAnswer && !error.sent && tried.size < this.replicas.all.length;
        if (harmless) continue;
        const worthIt = error instanceof NoAnswer || error.gone;
        if (!worthIt || retriesLeft === 0 || !this.retries.withdraw()) throw error;
        retriesLeft -= 1;
      }
    }
  }

  private async attempt(replica: Replica, call: SubgraphCall, deadline: Deadline): Promise<string> {
    const headers = { ...call.headers, 'x-hilltop-deadline-ms': String(deadline.remainingMs()) };
    const answer = await replica.post(headers, call.body, deadline.signal).catch((error: unknown) => {
      if (error instanceof NoAnswer)
        this.replicas.eject(replica, deadline.expired ? 'no answer in time' : error.message);
      throw error;
    });
    if (answer.status >= 500) {
      const bad = new BadStatus(answer.status);
      if (bad.gone) this.replicas.eject(replica, `status ${answer.status}`);
      throw bad;
    }
    if (answer.leaving) this.replicas.eject(replica, 'is leaving');
    else this.replicas.restore(replica);
    if (answer.status === 413) throw requestTooLarge(this.options);
    if (answer.status !== 200) throw new SubgraphFault(this.options, `answered ${answer.status}`);
    return answer.body;
  }

  /** What the caller hears: nothing about addresses, sockets or statuses. */
  private told(error: unknown, kind: OperationKind): unknown {
    if (!(error instanceof NoAnswer || error instanceof BadStatus)) return error;
    const outcomeUnknown = kind === 'mutation' && (error instanceof BadStatus || error.sent);
    if (outcomeUnknown) this.options.logger.warn({ subgraph: this.name, err: error }, 'a change got no answer');
    return unavailable(this.options, error, outcomeUnknown);
  }

  private async probe(replica: Replica): Promise<boolean> {
    const deadline = new Deadline(500);
    try {
      const headers = { 'content-type': 'application/json', ...(await this.options.probeHeaders()) };
      const { status, leaving } = await replica.post(headers, '{"query":"{__typename}"}', deadline.signal);
      return status < 500 && !leaving;
    } finally {
      deadline.clear();
    }
  }
}
