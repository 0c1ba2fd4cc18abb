import type { Lookup } from '@hilltop/platform/graphql/replica-addresses';
import { type SigningKey, signingKey } from '@hilltop/platform/identity/identity-keys';
import { type SubgraphName, subgraphTitles } from '../errors/subgraph-errors.js';
import type { Capacity } from './subgraph-client.js';

/** `key` signs calls to the subgraph. */
export interface SubgraphSettings {
  readonly name: SubgraphName;
  readonly urls: readonly string[];
  readonly key: SigningKey;
  readonly capacity?: Capacity;
  readonly lookup?: Lookup;
  readonly lookupEveryMs?: number;
  readonly timeoutFactor?: number;
}

type Variables = Readonly<Record<`${Uppercase<SubgraphName>}_URLS`, readonly string[]>> &
  Readonly<{ IDENTITY_PRIVATE_KEY: string; TIMEOUT_FACTOR: number }>;

export function subgraphSettings(variables: Variables): SubgraphSettings[] {
  const key = signingKey('gateway', variables.IDENTITY_PRIVATE_KEY);
  return (Object.keys(subgraphTitles) as SubgraphName[]).map((name) => {
    const prefix = name.toUpperCase() as Uppercase<SubgraphName>;
    return { name, urls: variables[`${prefix}_URLS`], key, timeoutFactor: variables.TIMEOUT_FACTOR };
  });
}
