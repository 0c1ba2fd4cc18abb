import { readEach } from '@hilltop/platform/graphql/read-each';
import type { SubgraphClient, SubgraphQuery } from '@hilltop/platform/graphql/subgraph-client';

/**
 * One call reads all addresses, by the subject's id. @param addressIn undefined when the subject is gone @throws SubgraphUnavailableError
 */
export async function readAddresses<Answer>(
  subgraph: Pick<SubgraphClient, 'read'>,
  query: SubgraphQuery<Answer, { id: string }>,
  addressIn: (answer: Answer) => string | undefined,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
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
}
