import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  getOperationAST,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { JsonSchema } from '../rest/route-description.js';
import { apiSchema } from '../supergraph/api-schema.js';
import { scalarSchema } from './scalar-schema.js';

/** The schema of a committed operation's data at the path `at`. @throws when the path does not exist */
export function answerSchema(document: DocumentNode, at: readonly string[]): JsonSchema {
  const operation = getOperationAST(document);
  const root = operation && apiSchema.getRootType(operation.operation);
  if (!operation || !root) throw new Error('There is no operation in the document');
  return new AnswerSchemas(document).at(root, operation.selectionSet, at);
}

class AnswerSchemas {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(document: DocumentNode) {
    const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  at(type: GraphQLNamedType, set: SelectionSetNode, [step, ...rest]: readonly string[]): JsonSchema {
    if (step === undefined) return this.object(concrete(type), set);
    if (isAbstractType(type)) return this.at(concrete(apiSchema.getType(step)), set, rest);
    const parent = concrete(type);
    const node = this.fields(set, parent).get(step);
    const field = node && parent.getFields()[node.name.value];
    if (!field) throw new Error(`The operation does not select ${step} of ${parent.name}`);
    // A call without data gets a problem, so nullable data in the graph is never null here.
    if (rest.length === 0 || !node.selectionSet) return this.some(getNullableType(field.type), node);
    return this.at(getNamedType(field.type), node.selectionSet, rest);
  }

  private value(type: GraphQLOutputType, node: FieldNode): JsonSchema {
    if (isNonNullType(type)) return this.some(type.ofType, node);
    const { type: kinds, ...schema } = this.some(type, node);
    return {
      type: [...[kinds].flat(), 'null'],
      ...schema,
      ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
    };
  }

  private some(type: Exclude<GraphQLOutputType, { ofType: never }>, node: FieldNode): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.value(type.ofType, node) };
    const named = getNamedType(type);
    if (isEnumType(named)) return { type: 'string', enum: named.getValues().map(({ name }) => name) };
    if (!node.selectionSet) return scalarSchema(named.name);
    const { selectionSet } = node;
    if (!isAbstractType(named)) return this.object(concrete(named), selectionSet);
    // What is asked of two types may look the same.
    return { anyOf: apiSchema.getPossibleTypes(named).map((type) => this.object(type, selectionSet)) };
  }

  private object(type: GraphQLObjectType, set: SelectionSetNode): JsonSchema {
    const properties = [...this.fields(set, type)].flatMap(([name, node]) => {
      const field = type.getFields()[node.name.value];
      // A header says it.
      if (!field || name === 'replayed') return [];
      const { description } = field;
      return [[name, { ...this.value(field.type, node), ...(description && { description }) }]];
    });
    return { type: 'object', required: properties.map(([name]) => name), properties: Object.fromEntries(properties) };
  }

  private fields(set: SelectionSetNode, type: GraphQLObjectType): Map<string, FieldNode> {
    const found = new Map<string, FieldNode>();
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        found.set((selection.alias ?? selection.name).value, selection);
        continue;
      }
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.fragments.get(selection.name.value);
      if (!inner || !fits(type, inner.typeCondition?.name.value)) continue;
      for (const [name, node] of this.fields(inner.selectionSet, type)) found.set(name, node);
    }
    return found;
  }
}

function concrete(type: GraphQLNamedType | undefined): GraphQLObjectType {
  if (isObjectType(type)) return type;
  throw new Error(`${type?.name ?? 'The selected value'} is not an object type`);
}

function fits(type: GraphQLObjectType, condition: string | undefined): boolean {
  if (condition === undefined || condition === type.name) return true;
  const wanted = apiSchema.getType(condition);
  return isAbstractType(wanted) && apiSchema.isSubType(wanted, type);
}
