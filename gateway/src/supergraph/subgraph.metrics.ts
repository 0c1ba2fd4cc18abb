import type { Metrics } from '@hilltop/platform/telemetry/metrics';
import type { SubgraphCall, SubgraphClient } from './subgraph-client.js';

const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];

/** Durations include queueing and retries. */
export function measureCalls(metrics: Metrics) {
  const seconds = metrics.histogram(
    {
      name: 'hilltop_subgraph_seconds',
      help: 'Duration of calls to a subgraph, by kind and name of the operation and by outcome, in seconds.',
      labels: ['subgraph', 'kind', 'operation', 'outcome'],
    },
    bucketsSeconds,
  );
  return (client: SubgraphClient) => ({
    post: async (call: SubgraphCall): Promise<string> => {
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

export function addSubgraphMetrics(metrics: Metrics, clients: readonly SubgraphClient[]): void {
  metrics.lookup(
    {
      name: 'hilltop_subgraph_up',
      help: 'Whether the subgraph responded to its last calls.',
      labels: ['subgraph'],
    },
    async () => clients.map(({ status: { name, up } }) => ({ labels: { subgraph: name }, value: up ? 1 : 0 })),
  );
}
