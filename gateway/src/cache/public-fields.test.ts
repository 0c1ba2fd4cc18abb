import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  type ObjectTypeDefinitionNode,
  parse,
  valueFromASTUntyped,
} from 'graphql';
import { loadApiSchema, loadSupergraph } from '../supergraph/load-supergraph.js';
import { cacheTags, subscribedServices, tagsOfEvent, tagsOfMutation } from './cache-tags.js';
import { cachePolicyOf, publicFields, uncacheable, withoutInvalidation } from './public-fields.js';

const api = buildSchema(loadApiSchema());
const namesIn = (type: GraphQLObjectType | null | undefined) => Object.keys(type?.getFields() ?? {}).sort();

/** The subgraphs of a type or a field, by the directives of the supergraph. */
const objects = new Map(
  parse(loadSupergraph()).definitions.flatMap((node) =>
    node.kind === 'ObjectTypeDefinition' ? [[node.name.value, node] as const] : [],
  ),
);
function graphsOf(node: Pick<ObjectTypeDefinitionNode, 'directives'> | undefined, directive: string): unknown[] {
  const named = (node?.directives ?? []).filter(({ name }) => name.value === directive);
  return named.flatMap(({ arguments: given = [] }) =>
    given.filter(({ name }) => name.value === 'graph').map(({ value }) => valueFromASTUntyped(value)),
  );
}

/** Every object type reachable from a field of `Query`. */
function reach(field: string): string[] {
  const reached = new Set<string>();
  const visit = (name: string): void => {
    const type = api.getType(name);
    if (!isObjectType(type) || reached.has(name)) return;
    reached.add(name);
    for (const { type: next } of Object.values(type.getFields())) visit(getNamedType(next).name);
  };
  visit(getNamedType(api.getQueryType()?.getFields()[field]?.type)?.name ?? '');
  return [...reached];
}

describe('the fields of the public schema', () => {
  it('are all declared either public or uncacheable', () => {
    expect([...Object.keys(publicFields), ...uncacheable].sort()).toEqual(namesIn(api.getQueryType()));
  });

  it('are all declared with or without invalidation', () => {
    const changing = Object.values(cacheTags).flatMap(({ mutations }) => [...mutations]);
    expect([...changing, ...withoutInvalidation].sort()).toEqual(namesIn(api.getMutationType()));
  });

  it.each(Object.keys(publicFields))(
    '%s reaches only types of its own service, whose events the gateway subscribes to',
    (field) => {
      const root = objects.get('Query')?.fields?.find(({ name }) => name.value === field);
      const [owner, ...others] = graphsOf(root, 'join__field');
      expect(others).toEqual([]);
      for (const type of reach(field))
        expect([type, graphsOf(objects.get(type), 'join__type')]).toEqual([type, [owner]]);
      if (publicFields[field]?.tags.length !== 0) expect(subscribedServices).toContain(String(owner).toLowerCase());
    },
  );
});

describe('the cache policy of several fields', () => {
  it('combines the policies of the fields', () => {
    expect(cachePolicyOf(['tours', 'availability'])).toEqual({
      tags: ['tours', 'seats', 'calendar'],
      expiresOnQuarterHour: true,
      staleIfError: false,
    });
  });

  it.each([[[]], [['tours', 'cart']], [['me']], [['toString']]])('is undefined for %j', (fields) => {
    expect(cachePolicyOf(fields)).toBeUndefined();
  });
});

describe('the tags that a change invalidates', () => {
  it.each([
    ['hilltop.catalog.product-changed.v1', ['products']],
    ['hilltop.bookings.seats-held.v1', ['seats']],
    ['hilltop.bookings.something-new.v3', ['tours', 'seats', 'calendar']],
    ['hilltop.orders.order-placed.v1', []],
  ])('by the event %s', (subject, invalidated) => {
    expect(tagsOfEvent(subject)).toEqual(invalidated);
  });

  it.each([
    ['updateTour', ['tours']],
    ['createBooking', ['seats']],
    ['addToCart', []],
  ])('by the mutation %s', (mutation, changed) => {
    expect(tagsOfMutation(mutation)).toEqual(changed);
  });
});
