import { buildSubgraphSchema } from '@apollo/subgraph';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { readSchema } from '../read-schema.js';
import { enforceRoles } from './enforce-roles.js';

const media = readSchema(new URL('../../../../../media/schema.graphql', import.meta.url));

describe('a schema', () => {
  const open = (field: string) => media.replace(/\n {2}"""\n {2}Staff: images[\s\S]*\n\}/, `\n  ${field}\n}`);

  it.each([
    ['an operation', open('secrets: String'), 'Query.secrets'],
    ['a change', `${media}\ntype Mutation { erase: Boolean }`, 'Mutation.erase'],
  ])('without a @role on %s is not served', (_, text, place) => {
    expect(() => enforceRoles(buildSubgraphSchema(parse(text)))).toThrow(`No @role on ${place}.`);
  });

  it('without a @role on an entity is not served', () => {
    const typeDefs = parse(media.replace('@role(requires: [MANAGER]) {', '{'));
    const resolvers = { Image: { __resolveReference: () => null } };
    expect(() => enforceRoles(buildSubgraphSchema([{ typeDefs, resolvers }]))).toThrow('No @role on Image.');
  });
});
