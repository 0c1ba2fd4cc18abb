/**
 * Composes every `services/<name>/schema.graphql` into `supergraph.graphql` and `api.graphql` (public, without @inaccessible parts).
 * With `--check` it writes nothing and exits with 1 when one is stale. Node runs this file directly.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { composeServices } from '@apollo/composition';
import { parse, printSchema } from 'graphql';
import { readSchema } from '../../../services/shared/platform/src/graphql/read-schema.ts';

type Artefact = { name: string; text: string };

const root = new URL('../../..', import.meta.url);
const banner = '# Composed by `make supergraph` from services/*/schema.graphql. Not to be edited by hand.\n\n';

function subgraphNames(): string[] {
  return readdirSync(new URL('services/', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`services/${entry.name}/schema.graphql`, root)))
    .map((entry) => entry.name)
    .sort();
}

function composeArtefacts(): Artefact[] {
  const services = subgraphNames().map((name) => ({
    name,
    // A placeholder: at startup the gateway reads the subgraphs' addresses from the environment.
    url: `http://${name}.invalid/graphql`,
    typeDefs: parse(readSchema(new URL(`services/${name}/schema.graphql`, root))),
  }));
  const composed = composeServices(services);
  if (composed.errors) {
    throw new Error(`The schemas do not compose:\n${composed.errors.map((error) => `- ${error.message}`).join('\n')}`);
  }
  const api = composed.schema.toAPISchema().toGraphQLJSSchema();
  return [
    { name: 'gateway/supergraph.graphql', text: `${banner}${composed.supergraphSdl.trim()}\n` },
    { name: 'gateway/api.graphql', text: `${banner}${printSchema(api).trim()}\n` },
  ];
}

function isStale({ name, text }: Artefact): boolean {
  const file = new URL(name, root);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
}

function main(checkOnly: boolean): number {
  const stale = composeArtefacts().filter(isStale);
  if (checkOnly && stale.length > 0) {
    process.stderr.write(`Stale: ${stale.map(({ name }) => name).join(', ')}. Run \`make supergraph\` and commit.\n`);
    return 1;
  }
  for (const { name, text } of stale) {
    writeFileSync(fileURLToPath(new URL(name, root)), text);
    process.stdout.write(`Wrote ${name}\n`);
  }
  return 0;
}

try {
  process.exitCode = main(process.argv.includes('--check'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
