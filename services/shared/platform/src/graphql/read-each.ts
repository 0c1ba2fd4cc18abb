import { Kind, type OperationDefinitionNode, parse, print, type SelectionNode, visit } from 'graphql';
import type { SubgraphClient, SubgraphQuery } from './subgraph-client.js';

function renamed<Node extends SelectionNode>(node: Node, at: number): Node {
  return visit(node, {
    [Kind.VARIABLE]: (variable) => ({ ...variable, name: { ...variable.name, value: `${variable.name.value}${at}` } }),
  });
}

/** The query `count` times in one: its field is answered as `a0` for the variables `$id0`, as `a1` for `$id1`, and so on. */
function repeated({ variableDefinitions = [], ...query }: OperationDefinitionNode, count: number) {
  const [field] = query.selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new Error('A query that is repeated has one field.');
  const places = Array.from({ length: count }, (_, at) => at);
  const selections = places.map((at) => ({
    ...renamed(field, at),
    alias: { kind: Kind.NAME, value: `a${at}` } as const,
  }));
  const all = places.flatMap((at) =>
    variableDefinitions.map((definition) => ({
      ...definition,
      variable: {
        ...definition.variable,
        name: { kind: Kind.NAME, value: `${definition.variable.name.value}${at}` } as const,
      },
    })),
  );
  const definition = { ...query, variableDefinitions: all, selectionSet: { ...query.selectionSet, selections } };
  return { name: field.alias?.value ?? field.name.value, definition };
}

/**
 * Reads a query with one field for each of these variables, in one call. @returns the answers in order
 * @throws SubgraphUnavailableError
 */
export async function readEach<Answer, Variables extends Readonly<Record<string, unknown>>>(
  subgraph: Pick<SubgraphClient, 'read'>,
  query: SubgraphQuery<Answer, Variables>,
  each: readonly Variables[],
): Promise<Answer[]> {
  if (each.length === 0) return [];
  let name = '';
  const document = visit(parse(query.toString()), {
    [Kind.OPERATION_DEFINITION]: (operation) => {
      const many = repeated(operation, each.length);
      name = many.name;
      return many.definition;
    },
  });
  const variables = Object.fromEntries(
    each.flatMap((one, at) => Object.entries(one).map(([key, value]) => [`${key}${at}`, value])),
  );
  const many: SubgraphQuery<Readonly<Record<string, unknown>>, typeof variables> = print(document);
  const data = await subgraph.read(many, variables);
  // Each alias has the type of the field.
  return each.map((_, at) => ({ [name]: data[`a${at}`] }) as Answer);
}
