import { readEach } from '@hilltop/platform/graphql/read-each';
import type { SubgraphClient, SubgraphQuery } from '@hilltop/platform/graphql/subgraph-client';
import type { Mail } from './mail.js';

type Owner = 'bookings' | 'orders' | 'contact' | 'staff';

/**
 * One call reads all addresses from the service that owns them, by the subject's id.
 * @param addressIn undefined when the subject is gone @throws SubgraphUnavailableError
 */
export function readAddresses<Answer>(
  owner: Owner,
  query: SubgraphQuery<Answer, { id: string }>,
  addressIn: (answer: Answer) => string | undefined,
): Mail['recipients'] {
  return async (ids, { [owner]: subgraph }: Readonly<Record<Owner, Pick<SubgraphClient, 'read'>>>) => {
    const answers = await readEach(
      subgraph,
      query,
      ids.map((id) => ({ id })),
    );
    const found = answers.flatMap((answer, at) => {
      const address = addressIn(answer);
      return address === undefined ? [] : [[ids[at] ?? '', address] as const];
    });
    return new Map(found);
  };
}
