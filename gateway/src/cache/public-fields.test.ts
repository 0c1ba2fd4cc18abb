import { describe, expect, it } from '@jest/globals';
import { getNamedType, isObjectType, type ObjectTypeDefinitionNode, parse, valueFromASTUntyped } from 'graphql';
import { apiSchema } from '../supergraph/api-schema.js';
import { supergraph } from '../supergraph/marked-fields.js';
import { tagsOfEvent, tagsOfMutation } from './cache-tags.js';
import { cachePolicyOf, publicFields, readPublicFields } from './public-fields.js';

/** The subgraphs of a type or a field, by the directives of the supergraph. */
const objects = new Map(
  supergraph.definitions.flatMap((node) =>
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
    const type = apiSchema.getType(name);
    if (!isObjectType(type) || reached.has(name)) return;
    reached.add(name);
    for (const { type: next } of Object.values(type.getFields())) visit(getNamedType(next).name);
  };
  visit(getNamedType(apiSchema.getQueryType()?.getFields()[field]?.type)?.name ?? '');
  return [...reached];
}

describe('the fields of the public schema', () => {
  it('are cached only where a schema says so', () => {
    expect(Object.fromEntries(publicFields)).toMatchObject({
      tours: { tags: ['tours'], expiresOnQuarterHour: true, staleIfError: true },
      availability: { tags: ['tours', 'seats', 'calendar'], expiresOnQuarterHour: true, staleIfError: false },
    });
    const schema = parse(`type Query { marked: Int @public(tags: ["tours"]) news: [Int!] }`);
    expect([...readPublicFields(schema).keys()]).toEqual(['marked']);
  });

  it.each([
    ['type Query { news: Int @public(tags: ["news"]) }', 'Query.news names the cache tag "news"'],
    ['type Tour { guide: Int @public(tags: ["tours"]) }', '@public on Tour.guide: only fields of Query are cached'],
  ])('cannot be %s', (text, problem) => {
    expect(() => readPublicFields(parse(text))).toThrow(problem);
  });

  it.each([...publicFields.keys()])(
    '%s reaches only types of its own service, whose events the gateway subscribes to',
    (field) => {
      const root = objects.get('Query')?.fields?.find(({ name }) => name.value === field);
      const [owner, ...others] = graphsOf(root, 'join__field');
      expect(others).toEqual([]);
      for (const type of reach(field))
        expect([type, graphsOf(objects.get(type), 'join__type')]).toEqual([type, [owner]]);
      expect(publicFields.get(field)?.tags).not.toEqual([]);
      expect(tagsOfEvent(`hilltop.${String(owner).toLowerCase()}.anything.v1`)).not.toEqual([]);
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
    ['hilltop.bookings.menu-changed.v1', ['menus']],
    ['hilltop.bookings.something-new.v3', ['tours', 'seats', 'calendar', 'guestBook', 'menus', 'questions']],
    ['hilltop.orders.group-terms-changed.v1', ['groupTerms']],
    // An event that is not listed could be a newer one of the same data.
    ['hilltop.orders.order-placed.v1', ['groupTerms']],
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
