import type { Lookup } from '@hilltop/platform/graphql/replica-addresses';
import { type SubgraphName, subgraphTitles } from '../errors/subgraph-errors.js';
import type { Capacity } from './subgraph-client.js';

/** Where one subgraph is, and how the gateway signs calls to it. */
export interface SubgraphSettings {
  readonly name: SubgraphName;
  readonly urls: readonly string[];
  readonly secret: string;
  readonly capacity?: Capacity;
  readonly lookup?: Lookup;
}

type Variables = Readonly<Record<`${Uppercase<SubgraphName>}_URLS`, readonly string[]>> &
  Readonly<Record<`${Uppercase<SubgraphName>}_SECRET`, string>>;

export function subgraphSettings(variables: Variables): SubgraphSettings[] {
  return (Object.keys(subgraphTitles) as SubgraphName[]).map((name) => {
    const prefix = name.toUpperCase() as Uppercase<SubgraphName>;
    return { name, urls: variables[`${prefix}_URLS`], secret: variables[`${prefix}_SECRET`] };
  });
}
