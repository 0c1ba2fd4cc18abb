import { z } from 'zod';
import { labels, name } from './pod-shape.ts';

const metadata = z.strictObject({
  name,
  namespace: z.literal('hilltop').optional(),
  labels: labels.optional(),
  annotations: z.record(z.string(), z.string()).optional(),
});

/** The shape of one kind: what every object has, and what this one has besides. */
export const kind = <Kind extends string, Version extends string, Rest extends z.ZodRawShape>(
  apiVersion: Version,
  of: Kind,
  rest: Rest,
) => z.strictObject({ apiVersion: z.literal(apiVersion), kind: z.literal(of), metadata, ...rest });
