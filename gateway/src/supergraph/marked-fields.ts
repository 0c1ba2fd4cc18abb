import { type DocumentNode, Kind, parse, valueFromASTUntyped } from 'graphql';
import { loadSupergraph } from './load-supergraph.js';

/** Arguments that are left to their defaults are missing. */
export type Marks<Arguments> = ReadonlyMap<string, Partial<Arguments>>;

/** The supergraph with the directives that subgraphs declare for the gateway. */
export const supergraph: DocumentNode = parse(loadSupergraph(), { noLocation: true });

/** Fields by type and name, e.g. `Query.tours`. */
export function markedFields<Arguments>(document: DocumentNode, directive: string): Marks<Arguments> {
  const marked = new Map<string, Partial<Arguments>>();
  for (const type of document.definitions) {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION && type.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    for (const field of type.fields ?? []) {
      const found = field.directives?.find(({ name }) => name.value === directive);
      if (!found) continue;
      const given = (found.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]);
      marked.set(`${type.name.value}.${field.name.value}`, Object.fromEntries(given) as Partial<Arguments>);
    }
  }
  return marked;
}
