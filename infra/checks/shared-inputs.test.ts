import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { Kind, parse } from 'graphql';

const root = new URL('../../', import.meta.url);
const files = globSync('services/*/{schema,schema/*}.graphql', { cwd: root });

const inputs = files.flatMap((file) =>
  parse(readFileSync(new URL(file, root), 'utf8')).definitions.flatMap((type) =>
    type.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? [type.name.value] : [],
  ),
);

/** Composition keeps only the fields that all services know, and says nothing of the others. */
it('writes each input once: what several services take is a part that they import', () => {
  expect(inputs.length).toBeGreaterThan(50);
  expect(inputs.filter((name, at) => inputs.indexOf(name) !== at)).toEqual([]);
});
