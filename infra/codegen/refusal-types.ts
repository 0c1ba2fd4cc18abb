import { globSync, readFileSync } from 'node:fs';
import { Kind, type ObjectTypeDefinitionNode, parse } from 'graphql';
import { readSchema } from '../../services/shared/platform/src/graphql/read-schema.ts';

const shared = new URL('../../services/shared/', import.meta.url);

function refusalsIn(text: string): ObjectTypeDefinitionNode[] {
  return parse(text).definitions.filter(
    (node) =>
      node.kind === Kind.OBJECT_TYPE_DEFINITION &&
      node.interfaces?.some(({ name }) => name.value === 'Refusal') === true,
  ) as ObjectTypeDefinitionNode[];
}

const namesIn = (file: string): string[] =>
  refusalsIn(readFileSync(new URL(file, shared), 'utf8')).map(({ name }) => name.value);

/**
 * The refusals of a schema, each with its name and facts. The platform makes those of the prelude. Those of `contracts/graphql`
 * can be another's, so only the others must have a sentence.
 */
export function generateRefusals(schemaFile: URL): string | undefined {
  const ofPlatform = new Set(namesIn('platform/src/graphql/prelude.graphql'));
  const ofParts = new Set(globSync('contracts/graphql/*.graphql', { cwd: shared }).flatMap(namesIn));
  const refusals = refusalsIn(readSchema(schemaFile)).filter(({ name }) => !ofPlatform.has(name.value));
  if (refusals.length === 0) return undefined;
  const names = refusals.map(({ name }) => name.value);
  const factless = refusals.filter(({ fields = [] }) => fields.length === 1).map(({ name }) => name.value);
  const isOwn = (name: string) => !ofParts.has(name);
  const pick = (some: string[]) => `Pick<Refusals, ${some.map((name) => `'${name}'`).join(' | ') || 'never'}>`;
  return `import type { Refused, SentencesOf } from '@hilltop/platform/outcome/refusal';
import type * as schema from './schema-types.js';

${names.map((name) => `export type ${name} = Refused<'${name}', schema.${name}>;`).join('\n')}

export interface Refusals {
${names.map((name) => `  readonly ${name}: ${name};`).join('\n')}
}

export type Sentences = SentencesOf<${pick(names.filter(isOwn))}> &
  Partial<SentencesOf<${pick(names.filter((name) => !isOwn(name)))}>>;

export const factless: readonly string[] = ${JSON.stringify(factless)};
`;
}
