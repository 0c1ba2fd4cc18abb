import { identityHeader } from '@hilltop/platform/identity/identity';
import { IdentitySigner } from '@hilltop/platform/identity/identity-signer';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { type DynamicModule, Inject, Injectable, Module } from '@nestjs/common';
import type { CallerContext } from './gateway-context.js';
import type { StreamedResponse, StreamRequest } from './replica.js';
import { type SubgraphCall, SubgraphClient } from './subgraph-client.js';
import { callHeaders, type Sign, SubgraphDataSource } from './subgraph-data-source.js';
import type { SubgraphSettings } from './subgraph-settings.js';

const SUBGRAPHS = Symbol('SUBGRAPHS');

interface Entry {
  readonly client: SubgraphClient;
  readonly dataSource: SubgraphDataSource;
  readonly sign: Sign;
}

const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];

/** Durations include queueing and retries. */
function measureCalls(metrics: Metrics) {
  const seconds = metrics.histogram(
    {
      name: 'hilltop_subgraph_seconds',
      help: 'Duration of calls to a subgraph, by kind and name of the operation and by outcome, in seconds.',
      labels: ['subgraph', 'kind', 'operation', 'outcome'],
    },
    bucketsSeconds,
  );
  return (client: SubgraphClient) => ({
    post: async (call: SubgraphCall): Promise<Buffer> => {
      const { kind, operation = '' } = call;
      const end = seconds.startTimer({ subgraph: client.name, kind, operation });
      try {
        const body = await client.post(call);
        end({ outcome: 'answered' });
        return body;
      } catch (error) {
        end({ outcome: 'not answered' });
        throw error;
      }
    },
  });
}

function addSubgraphMetrics(metrics: Metrics, clients: readonly SubgraphClient[]): void {
  metrics.lookup(
    {
      name: 'hilltop_subgraph_up',
      help: 'Whether the subgraph responded to its last calls.',
      labels: ['subgraph'],
    },
    async () => clients.map(({ status: { name, up } }) => ({ labels: { subgraph: name }, value: up ? 1 : 0 })),
  );
}

@Injectable()
export class Subgraphs {
  private readonly entries: ReadonlyMap<string, Entry>;
  private readonly clients: readonly SubgraphClient[];

  constructor(
    @Inject(SUBGRAPHS) settings: readonly SubgraphSettings[],
    @Inject(LOGGER) private readonly logger: Logger,
    shutdown: ShutdownSteps,
    @Inject(Metrics) metrics: Metrics,
  ) {
    const measured = measureCalls(metrics);
    this.entries = new Map(settings.map((subgraph) => [subgraph.name, this.connect(subgraph, measured)]));
    this.clients = [...this.entries.values()].map(({ client }) => client);
    addSubgraphMetrics(metrics, this.clients);
    shutdown.add(shutdownOrder.connections, 'subgraphs', async () => {
      await Promise.all(this.clients.map((client) => client.close()));
    });
  }

  /** @throws for a subgraph without settings, at startup, when the executor requests every subgraph of the supergraph */
  dataSource(name: string): SubgraphDataSource {
    return this.entry(name).dataSource;
  }

  /** Calls another path of a subgraph. @throws RequestAbortedError, or a GraphQLError, which clients can see */
  async stream(name: string, request: StreamRequest, context: CallerContext): Promise<StreamedResponse> {
    const { client, sign } = this.entry(name);
    return client.stream({ ...request, headers: { ...request.headers, ...(await callHeaders(context, sign)) } });
  }

  status(): SubgraphClient['status'][] {
    return this.clients.map(({ status }) => status);
  }

  private entry(name: string): Entry {
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`The supergraph has a subgraph "${name}" without settings`);
    return entry;
  }

  private connect(subgraph: SubgraphSettings, measured: ReturnType<typeof measureCalls>): Entry {
    const { name, key } = subgraph;
    const signer = new IdentitySigner({ audience: name, key });
    const sign: Sign = (identity) => signer.sign(identity);
    const probeHeaders = async () => ({ [identityHeader]: await signer.sign() });
    const client = new SubgraphClient({ ...subgraph, logger: this.logger, probeHeaders });
    return { client, sign, dataSource: new SubgraphDataSource(name, measured(client), sign) };
  }
}

@Module({})
export class SubgraphsModule {
  static forRoot(subgraphs: readonly SubgraphSettings[]): DynamicModule {
    return {
      module: SubgraphsModule,
      global: true,
      providers: [Subgraphs, { provide: SUBGRAPHS, useValue: subgraphs }],
      exports: [Subgraphs],
    };
  }
}
