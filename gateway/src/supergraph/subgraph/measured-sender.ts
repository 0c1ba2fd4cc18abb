import type { Figures } from '@hilltop/platform/telemetry/figures';
import type { Sender } from './subgraph-data-source.js';

const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];

/** Measures the calls to subgraphs, waiting for a place and second tries included. */
export function subgraphTimes(figures: Figures): (subgraph: string, sender: Sender) => Sender {
  const seconds = figures.histogram(
    {
      name: 'hilltop_subgraph_seconds',
      help: 'Time of a call to a subgraph, by kind of operation and by whether an answer came, in seconds.',
      labels: ['subgraph', 'kind', 'outcome'],
    },
    bucketsSeconds,
  );
  return (subgraph, sender) => ({
    send: async (call) => {
      const end = seconds.startTimer({ subgraph, kind: call.kind });
      try {
        const body = await sender.send(call);
        end({ outcome: 'answered' });
        return body;
      } catch (error) {
        end({ outcome: 'not answered' });
        throw error;
      }
    },
  });
}
