import type { JsonSchema } from './route-description.js';

const scalars: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
};

/** The JSON Schema of a scalar of GraphQL; what is not known by name is text. */
export const scalarSchema = (name: string): JsonSchema => scalars[name] ?? { type: 'string' };
