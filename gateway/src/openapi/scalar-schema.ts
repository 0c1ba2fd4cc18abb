import type { JsonSchema } from '../rest/route-description.js';

const scalars: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Cents: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
};

export const scalarSchema = (name: string): JsonSchema => scalars[name] ?? { type: 'string' };
