import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { Kind, parse, print } from 'graphql';
import { readSchema } from '../../services/shared/platform/src/graphql/read-schema.ts';

const services = new URL('../../services/', import.meta.url);
const schemas = readdirSync(services)
  .map((name) => ({ name, file: new URL(`${name}/schema.graphql`, services) }))
  .filter(({ file }) => existsSync(file));

const inputs = schemas.flatMap(({ name: service, file }) =>
  parse(readSchema(file)).definitions.flatMap((type) =>
    type.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? [{ service, name: type.name.value, text: print(type) }] : [],
  ),
);

/** Composition keeps only the fields that all services know, and says nothing of the others. */
it.each(Object.entries(Object.groupBy(inputs, ({ name }) => name)).filter(([, same]) => (same?.length ?? 0) > 1))(
  'the input %s is the same in every service that takes it',
  (_, same = []) => {
    for (const { text } of same) expect(text).toBe(same[0]?.text);
  },
);

it('knows the visit of a booking in bookings and in orders', () => {
  const takers = inputs.filter(({ name }) => name === 'TourLineInput').map(({ service }) => service);
  expect(takers.sort()).toEqual(['bookings', 'orders']);
});
