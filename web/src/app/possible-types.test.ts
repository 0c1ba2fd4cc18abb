import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, isInterfaceType } from 'graphql';
import { possibleTypes } from './possible-types.js';

const schema = buildSchema(readFileSync(new URL('../../../gateway/api.graphql', import.meta.url), 'utf8'));

const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);

describe('possibleTypes', () => {
  it('names every interface of the public schema and all that implement it', () => {
    const inSchema = Object.fromEntries(
      interfaces.map((type) => [
        type.name,
        schema
          .getPossibleTypes(type)
          .map(({ name }) => name)
          .sort(),
      ]),
    );
    expect(possibleTypes).toEqual(inSchema);
  });
});
