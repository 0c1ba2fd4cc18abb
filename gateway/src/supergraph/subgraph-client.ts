import type { Lookup } from '@hilltop/platform/graphql/replica-addresses';
import type { Logger } from '@hilltop/platform/logging/logger';
import { BrokenCircuitError, BulkheadRejectedError, bulkhead, CircuitState, TaskCancelledError } from 'cockatiel';
import {
  requestTooLarge,
  SubgraphError,
  type SubgraphName,
  subgraphOverloaded,
  subgraphUnavailable,
} from '../errors/subgraph-errors.js';
import { CallError } from './call-error.js';
import { callReplicas } from './call-replicas.js';
import { callTimeoutMs, Deadline, type OperationKind } from './deadline.js';
import {
  type BufferedResponse,
  maxConnections,
  type Replica,
  type StreamedResponse,
  type StreamRequest,
} from './replica.js';
import { ReplicaDiscovery } from './replica-discovery.js';
import { ReportTurns } from './report-turns.js';
import { RequestAbortedError } from './request-aborted-error.js';
import { subgraphBreaker } from './subgraph-breaker.js';

/** A call with less time left is not sent: it might take effect without a response in time. */
const minUsefulMs = 50;

/** Concurrent calls, and calls that can queue until their deadline. */
export interface Capacity {
  readonly inFlight: number;
  readonly queue: number;
}

export interface SubgraphCall {
  readonly kind: OperationKind;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly operation?: string | undefined;
}

export interface SubgraphClientOptions {
  readonly name: SubgraphName;
  readonly urls: readonly string[];
  readonly logger: Logger;
  /** A subgraph refuses requests without an identity. */
  readonly probeHeaders: () => Promise<Record<string, string>>;
  readonly capacity?: Capacity;
  readonly lookup?: Lookup;
  readonly lookupEveryMs?: number;
  readonly timeoutFactor?: number;
}

/** Queries, mutations, reports and streams have separate breakers and connections, so a flood of reads stops no sale. */
export class SubgraphClient {
  readonly name: SubgraphName;
  private readonly discovery: ReplicaDiscovery;
  private readonly breakers;
  private readonly bulkheads;

  constructor(private readonly options: SubgraphClientOptions) {
    const { name, logger, capacity = { inFlight: maxConnections, queue: 512 } } = options;
    this.name = name;
    const breaker = (kind: string) =>
      subgraphBreaker((isOpen) => {
        logger[isOpen ? 'warn' : 'info']({ subgraph: name, kind }, `circuit breaker is ${isOpen ? 'open' : 'closed'}`);
      });
    this.breakers = {
      query: breaker('query'),
      mutation: breaker('mutation'),
      report: breaker('report'),
      stream: breaker('stream'),
    };
    const { inFlight, queue } = capacity;
    this.bulkheads = {
      query: bulkhead(inFlight, queue),
      mutation: bulkhead(inFlight, queue),
      report: new ReportTurns(queue),
    };
    this.discovery = new ReplicaDiscovery({ ...options, probe: (replica) => this.probe(replica) });
  }

  get status(): { name: string; up: boolean } {
    const isBroken = this.breakers.query.state === CircuitState.Open;
    return { name: this.name, up: this.discovery.replicas.healthy > 0 && !isBroken };
  }

  /** @returns the body of the response @throws GraphQLError, which clients can see, or SubgraphError, which they cannot */
  async post({ kind, body, headers }: SubgraphCall): Promise<Buffer> {
    const deadline = new Deadline(callTimeoutMs[kind] * (this.options.timeoutFactor ?? 1));
    const attempt = async (replica: Replica): Promise<BufferedResponse> => {
      const timeout = { 'x-hilltop-deadline-ms': String(deadline.remainingMs()) };
      return replica.post(kind, { ...headers, ...timeout }, body, deadline.signal);
    };
    const call = async (): Promise<Buffer> => {
      const isExpired = () => deadline.expired;
      const options = { attempt, isRepeatable: kind !== 'mutation', isExpired };
      const { status, body: answer } = await callReplicas(this.discovery.replicas, options);
      if (status >= 500) throw new CallError(`status ${status}`, true);
      if (status === 413) throw requestTooLarge(this.name);
      if (status !== 200) throw new SubgraphError(this.name, `responded ${status}`);
      return answer;
    };
    try {
      return await this.bulkheads[kind].execute(async () => {
        if (deadline.remainingMs() < minUsefulMs) throw new TaskCancelledError();
        return this.guard(kind, call);
      }, deadline.signal);
    } catch (error) {
      const isOutcomeUnknown = kind === 'mutation' && error instanceof CallError && error.sent;
      if (isOutcomeUnknown) this.options.logger.warn({ subgraph: this.name, err: error }, 'a mutation got no response');
      throw this.clientErrorOf(error, isOutcomeUnknown);
    } finally {
      deadline.clear();
    }
  }

  /** @throws GraphQLError, which clients can see, or RequestAbortedError */
  async stream(request: StreamRequest): Promise<StreamedResponse> {
    const isRepeatable = request.method === 'GET' || request.method === 'HEAD';
    const attempt = async (replica: Replica): Promise<StreamedResponse> => {
      const body = request.body?.();
      return replica.stream(request, body).catch((error: unknown) => {
        if (body?.errored instanceof RequestAbortedError) throw body.errored;
        throw request.signal.aborted ? new RequestAbortedError('client gone') : error;
      });
    };
    try {
      return await this.guard('stream', () =>
        callReplicas(this.discovery.replicas, {
          attempt,
          isRepeatable,
          isExpired: () => false,
          // Destroying a body emits an error.
          discard: ({ body }) => void body.on('error', () => undefined).destroy(),
        }),
      );
    } catch (error) {
      throw this.clientErrorOf(error, !isRepeatable && error instanceof CallError && error.sent);
    }
  }

  close(): Promise<void> {
    return this.discovery.close();
  }

  /** Refuses at once while the breaker is open, and while its probe call is in flight. */
  private guard<Result>(kind: keyof typeof this.breakers, work: () => Promise<Result>): Promise<Result> {
    const breaker = this.breakers[kind];
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    return breaker.execute(work);
  }

  /** Contains no addresses, sockets or statuses. */
  private clientErrorOf(error: unknown, isOutcomeUnknown: boolean): unknown {
    if (error instanceof BulkheadRejectedError || error instanceof TaskCancelledError) {
      return subgraphOverloaded(this.name, error);
    }
    if (error instanceof CallError || error instanceof BrokenCircuitError) {
      return subgraphUnavailable(this.name, error, isOutcomeUnknown);
    }
    return error;
  }

  private async probe(replica: Replica): Promise<boolean> {
    const headers = { 'content-type': 'application/json', ...(await this.options.probeHeaders()) };
    const { status, leaving } = await replica.post(
      'query',
      headers,
      '{"query":"{__typename}"}',
      AbortSignal.timeout(500),
    );
    return status < 500 && !leaving;
  }
}
