import { readFileSync } from 'node:fs';

const file = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** The committed supergraph (`make supergraph`): the gateway asks no subgraph for its schema. */
export const loadSupergraph = (): string => file('supergraph.graphql');

/** The committed public schema, without what is @inaccessible. */
export const loadApiSchema = (): string => file('api.graphql');
