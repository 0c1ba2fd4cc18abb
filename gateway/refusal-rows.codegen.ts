import {
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type ObjectTypeDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';

/** Of the refusals that a call of `/api` can meet, and of no others. */
export interface RefusalRows {
  /** `RefusalScalars`: what a problem document has of them; `response` is unique where the schema has one name for several types. */
  readonly fragment: string;
  /** Source text of `generated/refusal-rows.ts`. */
  readonly code: string;
}

/**
 * Reads `@refusal` and `@fact` of the subgraphs, because the public schema has no directives.
 * @throws when a refusal of a call has none, or another has one
 */
export function refusalRows(
  api: GraphQLSchema,
  operations: readonly DocumentNode[],
  subgraphs: readonly DocumentNode[],
): RefusalRows {
  const answers = answersOfCalls(api, operations);
  const called = refusalsOf(api, answers);
  const types = subgraphs.flatMap(({ definitions }) =>
    definitions.filter((one) => one.kind === Kind.OBJECT_TYPE_DEFINITION),
  );
  const described = new Map(
    types.filter((type) => argumentsOf(type, 'refusal')).map((type) => [type.name.value, type]),
  );
  for (const { name } of called)
    if (!described.has(name)) throw new Error(`A call of /api meets ${name}: it needs @refusal`);
  for (const name of described.keys()) {
    if (!called.some((type) => type.name === name))
      throw new Error(`No call of /api meets ${name}: it needs no @refusal`);
  }
  const rows = called.map((type) => rowOf(type, described.get(type.name) as ObjectTypeDefinitionNode, answers));
  const withObjects = called.filter((type) => factsOf(type).some(isObjectFact)).map(({ name }) => `'${name}'`);
  return {
    fragment: `fragment RefusalScalars on Refusal { ${rows.map(({ selection }) => selection).join('\n')} }`,
    code: `export const refusalRows = {
${rows.map(({ name, row }) => `  ${name}: ${JSON.stringify(row)},`).join('\n')}
};

/** Their facts are objects, of which a problem document has a part. */
export type RefusalWithObjects = ${withObjects.join(' | ')};
`,
  };
}

/** Refusals, and the outcomes beside them. */
function answersOfCalls(api: GraphQLSchema, operations: readonly DocumentNode[]): GraphQLObjectType[] {
  const results = operations.flatMap(({ definitions }) =>
    definitions.flatMap((node) => {
      if (node.kind !== Kind.OPERATION_DEFINITION) return [];
      const fields = api.getRootType(node.operation)?.getFields() ?? {};
      return node.selectionSet.selections.flatMap((one) => {
        const result = one.kind === Kind.FIELD && getNamedType(fields[one.name.value]?.type);
        return isAbstractType(result) ? api.getPossibleTypes(result) : [];
      });
    }),
  );
  // The gateway itself refuses wrong types, and who is not signed in.
  const own = ['InvalidInput', 'NotSignedIn', 'NotAllowed'].map((name) => api.getType(name)).filter(isObjectType);
  return [...new Set([...own, ...results])];
}

function refusalsOf(api: GraphQLSchema, answers: readonly GraphQLObjectType[]): GraphQLObjectType[] {
  const refusal = api.getType('Refusal');
  if (!isInterfaceType(refusal)) throw new Error('The public schema has no interface Refusal');
  return answers.filter((type) => api.isSubType(refusal, type));
}

type Field = GraphQLField<unknown, unknown>;

const factsOf = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter(({ name }) => name !== 'message');
const isObjectFact = ({ type }: Field): boolean => isObjectType(getNamedType(type));

function rowOf(type: GraphQLObjectType, node: ObjectTypeDefinitionNode, all: readonly GraphQLObjectType[]) {
  const { name } = type;
  const facts = factsOf(type)
    .filter((field) => !isObjectFact(field))
    .map((field) => {
      const fact = argumentsOf(
        node.fields?.find((one) => one.name.value === field.name),
        'fact',
      );
      if (!fact) throw new Error(`${name}.${field.name} needs @fact, for the problem document`);
      const response = isAmbiguous(field, all) ? `${field.name}Of${name}` : field.name;
      return {
        field: field.name,
        response,
        name: fact.as ?? field.name,
        example: exampleOf(field, String(fact.example)),
      };
    });
  const selected = facts.map(({ response, field }) => (response === field ? field : `${response}: ${field}`));
  const kebab = name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
  return {
    name,
    row: { name: kebab, ...argumentsOf(node, 'refusal'), facts },
    selection: selected.length === 0 ? '__typename' : `... on ${name} { ${selected.join(' ')} }`,
  };
}

/** One answer cannot have two types under one name. */
const isAmbiguous = (field: Field, all: readonly GraphQLObjectType[]): boolean =>
  all.some((type) => {
    const other = type.getFields()[field.name];
    return other && String(other.type) !== String(field.type);
  });

function exampleOf({ type }: Field, text: string): unknown {
  const { name } = getNamedType(type);
  if (name === 'Boolean') return text === 'true';
  return name === 'Int' ? Number(text) : text;
}

interface Annotated {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

function argumentsOf(node: Annotated | undefined, name: string): Record<string, unknown> | undefined {
  const directive = node?.directives?.find((one) => one.name.value === name);
  return (
    directive &&
    Object.fromEntries(directive.arguments?.map((one) => [one.name.value, valueFromASTUntyped(one.value)]) ?? [])
  );
}
