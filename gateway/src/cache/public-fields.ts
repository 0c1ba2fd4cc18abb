import type { DocumentNode } from 'graphql';
import { markedFields, supergraph } from '../supergraph/marked-fields.js';
import { type CacheTag, knownTags } from './cache-tags.js';

/** How a response is cached: `@public` of its fields. */
export interface CachePolicy {
  readonly tags: readonly CacheTag[];
  readonly expiresOnQuarterHour: boolean;
  readonly staleIfError: boolean;
}

interface PublicArguments {
  readonly tags: readonly string[];
  readonly expiresOnQuarterHour: boolean;
  readonly staleIfError: boolean;
}

/** @throws for an unknown tag */
export function readPublicFields(document: DocumentNode): ReadonlyMap<string, CachePolicy> {
  const marks = [...markedFields<PublicArguments>(document, 'public')];
  return new Map(
    marks.map(([place, { tags = [], expiresOnQuarterHour = false, staleIfError = false }]) => {
      const [type, field = ''] = place.split('.');
      if (type !== 'Query') throw new Error(`@public on ${place}: only fields of Query are cached`);
      return [field, { tags: knownTags(place, tags), expiresOnQuarterHour, staleIfError }] as const;
    }),
  );
}

export const publicFields = readPublicFields(supergraph);

/** Undefined when one of the fields is not public. */
export function cachePolicyOf(fields: readonly string[]): CachePolicy | undefined {
  const known = fields.flatMap((field) => publicFields.get(field) ?? []);
  if (known.length === 0 || known.length < fields.length) return undefined;
  return {
    tags: [...new Set(known.flatMap(({ tags }) => tags))],
    expiresOnQuarterHour: known.some((field) => field.expiresOnQuarterHour),
    staleIfError: known.every((field) => field.staleIfError),
  };
}
