import { identityHeader } from '@hilltop/platform/identity/identity';
import { IdentitySigner } from '@hilltop/platform/identity/identity-signer';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Figures } from '@hilltop/platform/telemetry/figures';
import { Inject, Injectable } from '@nestjs/common';
import type { OnBehalf } from '../session/gateway-context.js';
import { callHeaders, type Sign } from './subgraph/call-headers.js';
import { subgraphTimes } from './subgraph/measured-sender.js';
import type { StreamAnswer } from './subgraph/replica.js';
import { SubgraphClient } from './subgraph/subgraph-client.js';
import { SubgraphDataSource } from './subgraph/subgraph-data-source.js';
import { type StreamCall, SubgraphStreams } from './subgraph/subgraph-streams.js';
import type { SubgraphSettings } from './subgraph-settings.js';

/** Injection token of the list of subgraphs. */
export const SUBGRAPHS = Symbol('SUBGRAPHS');

interface Entry {
  readonly client: SubgraphClient;
  readonly dataSource: SubgraphDataSource;
  readonly streams: SubgraphStreams;
  readonly sign: Sign;
}

/** The subgraphs that this process calls. */
@Injectable()
export class Subgraphs {
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly measured;

  constructor(
    @Inject(SUBGRAPHS) settings: SubgraphSettings[],
    @Inject(LOGGER) private readonly logger: Logger,
    shutdown: ShutdownSteps,
    @Inject(Figures) figures: Figures,
  ) {
    this.measured = subgraphTimes(figures);
    this.entries = new Map(settings.map((subgraph) => [subgraph.name, this.connect(subgraph)]));
    figures.lookup(
      {
        name: 'hilltop_subgraph_up',
        help: 'Whether the subgraph answers, as far as its last calls tell.',
        labels: ['subgraph'],
      },
      async () => this.status().map(({ name, up }) => ({ labels: { subgraph: name }, value: up ? 1 : 0 })),
    );
    shutdown.add(shutdownOrder.connections, 'subgraphs', async () => {
      await Promise.all([...this.entries.values()].map(({ client }) => client.close()));
    });
  }

  /** @throws when the supergraph names a subgraph that nobody has configured: better at start than in a request */
  dataSource(name: string): SubgraphDataSource {
    return this.entry(name).dataSource;
  }

  /** Passes a request on to a subgraph's own HTTP paths. @throws CallerFault, or a GraphQLError that may be shown */
  async stream(name: string, call: StreamCall, onBehalf: OnBehalf): Promise<StreamAnswer> {
    const { streams, sign } = this.entry(name);
    return streams.send({ ...call, headers: { ...call.headers, ...(await callHeaders(onBehalf, sign)) } });
  }

  /** Which subgraphs answer, as far as their last calls tell. */
  status(): { name: string; up: boolean; replicas: number; answering: number }[] {
    return [...this.entries.values()].map(({ client }) => ({
      name: client.name,
      up: client.isUp,
      replicas: client.replicas.all.length,
      answering: client.replicas.healthy,
    }));
  }

  private entry(name: string): Entry {
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`The supergraph has a subgraph "${name}" that subgraph-settings.ts does not know`);
    return entry;
  }

  private connect(subgraph: SubgraphSettings): Entry {
    const signer = new IdentitySigner({ audience: subgraph.name, secret: subgraph.secret });
    const client = new SubgraphClient({
      ...subgraph,
      logger: this.logger,
      probeHeaders: async () => ({ [identityHeader]: await signer.sign() }),
    });
    const sign: Sign = (identity) => signer.sign(identity);
    const { name, title } = subgraph;
    const streams = new SubgraphStreams({ name, title, replicas: client.replicas, breaker: client.breaker });
    return { client, dataSource: new SubgraphDataSource(subgraph, this.measured(name, client), sign), streams, sign };
  }
}
