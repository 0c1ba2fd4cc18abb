import type { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { z } from 'zod';

/** Where a subgraph has the recipient for a subject: a query by the subject's id, and the address field in its answer. */
export interface AddressBook {
  readonly field: string;
  readonly argument: string;
  readonly address: string;
}

/**
 * Reads the addresses of many subjects in one call, by the subject's id.
 *
 * @throws SubgraphUnavailableError, or a `ZodError` for an answer without addresses
 */
export async function readAddresses(
  subgraph: Pick<SubgraphClient, 'read'>,
  { field, argument, address }: AddressBook,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (ids.length === 0) return found;
  const variables = Object.fromEntries(ids.map((id, at) => [`id${at}`, id]));
  const parameters = ids.map((_, at) => `$id${at}: ID!`).join(', ');
  const fields = ids.map((_, at) => `a${at}: ${field}(${argument}: $id${at}) { ${address} }`).join(' ');
  const answer = z.record(z.string(), z.object({ [address]: z.string() }).nullable());
  const data = answer.parse(await subgraph.read(`query Addresses(${parameters}) { ${fields} }`, variables));
  for (const [at, id] of ids.entries()) {
    const text = data[`a${at}`]?.[address];
    if (text !== undefined) found.set(id, text);
  }
  return found;
}
