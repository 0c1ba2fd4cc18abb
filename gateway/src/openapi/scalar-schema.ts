import type { JsonSchema } from '../rest/route-description.js';

const scalars: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Cents: { type: 'integer' },
  FoodPlatform: { type: 'string', examples: ['none', 'corner_deli'] },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
};

export const scalarSchema = (name: string): JsonSchema => scalars[name] ?? { type: 'string' };
