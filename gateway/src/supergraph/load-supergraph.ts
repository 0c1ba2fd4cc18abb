import { readFileSync } from 'node:fs';

const file = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** Committed: the gateway never fetches schemas from subgraphs. */
export const loadSupergraph = (): string => file('supergraph.graphql');

/** Committed, without @inaccessible parts. */
export const loadApiSchema = (): string => file('api.graphql');
