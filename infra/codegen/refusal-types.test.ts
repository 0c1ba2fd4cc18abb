import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { generateRefusals } from './refusal-types.ts';
import { subgraphNames } from './schema-types.ts';

const root = new URL('../../', import.meta.url);
const schemaOf = (service: string) => new URL(`services/${service}/schema.graphql`, root);

it('asks a service for the sentences of its own refusals, and not for those of a part or of the platform', () => {
  const text = generateRefusals(schemaOf('catalog')) ?? '';
  expect(text).toContain("export type ProductNotFound = Refused<'ProductNotFound', schema.ProductNotFound>;");
  expect(text).toMatch(/Sentences = SentencesOf<Pick<Refusals, 'ProductChangedMeanwhile' [^>]*>>/);
  expect(text).toContain("Partial<SentencesOf<Pick<Refusals, 'ProductNotFound'>>>");
  expect(text).toContain('factless: readonly string[] = ["ProductNotFound"]');
  expect(text).not.toContain('InvalidInput');
  expect(generateRefusals(schemaOf('media'))).toBeUndefined();
});

it('finds no refusal that a service makes without its file of sentences', () => {
  const byHand = subgraphNames(root).flatMap((service) => {
    const names = new Set(generateRefusals(schemaOf(service))?.match(/(?<=export type )\w+/g));
    return globSync(`services/${service}/src/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) => {
      const made = readFileSync(new URL(file, root), 'utf8').matchAll(
        /__typename: '(\w+)'(?: as const)?,\s*message\b/g,
      );
      return [...made].filter(([, name = '']) => names.has(name)).map(([, name]) => `${file}: ${name}`);
    });
  });
  expect(byHand).toEqual([]);
});
