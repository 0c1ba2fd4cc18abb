import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runTool } from '../../local/processes/run-tool.ts';
import { readCompose, requiredVariables } from '../compose-file.ts';
import { type Engine, engineSucceeds } from './engine.ts';

const root = resolve(import.meta.dirname, '../../..');
export const composePath = join(root, 'docker-compose.yml');

export interface ComposeService {
  readonly image: string;
  readonly restart: 'no' | 'unless-stopped';
  readonly build?: { readonly args: { readonly SERVICE: string } };
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly healthcheck?: { readonly disable?: boolean };
}

/** The services of docker-compose.yml by name, with dummy values of required variables. */
export function composeServices(): Record<string, ComposeService> {
  const given = requiredVariables(readFileSync(composePath, 'utf8')).map((name) => [name, 'open']);
  return (readCompose(composePath, Object.fromEntries(given)) as { services: Record<string, ComposeService> }).services;
}

async function build(engine: Engine, image: string, options: readonly string[], log: (line: string) => void) {
  const [command = '', ...words] = engine.builder;
  await runTool({ name: `The build of ${image}`, command, args: [...words, image, ...options, '.'], cwd: root, log });
}

const recipe = ['--file', 'infra/images/Dockerfile'];

/** Builds the image of one process, e.g. `hilltop/bookings:dev` with `SERVICE=bookings`. */
export function buildImage(engine: Engine, image: string, service: string, log: (line: string) => void): Promise<void> {
  const name = engine.command === 'podman' ? `localhost/${image}` : image;
  return build(engine, name, [...recipe, '--build-arg', `SERVICE=${service}`], log);
}

/** Third-party parts of docker-compose.yml, with the variable that replaces the image of each. */
const imageVariables = { postgres: 'POSTGRES_IMAGE', nats: 'NATS_IMAGE', s3: 'S3_IMAGE', mail: 'MAIL_IMAGE' } as const;

export type OthersPart = keyof typeof imageVariables;

const standInOf = (part: OthersPart): string => `localhost/stand-in-${part}:dev`;

/** A third-party part's image, or its stand-in, if the engine already has one. */
export async function presentImage(engine: Engine, part: OthersPart): Promise<string | undefined> {
  for (const image of [composeServices()[part]?.image ?? '', standInOf(part)]) {
    if (await engineSucceeds(engine, 'image', 'inspect', image)) return image;
  }
  return undefined;
}

/**
 * Pulls third-party images; a stand-in (infra/images/stand-ins) replaces one that cannot be pulled.
 * @param say gets one line per image @returns images by variable, e.g. `POSTGRES_IMAGE`
 */
export async function othersImages(
  engine: Engine,
  parts: readonly OthersPart[],
  { say, log }: Record<'say' | 'log', (line: string) => void>,
): Promise<Record<string, string>> {
  const services = composeServices();
  const manifests = 'localhost/hilltop/manifests:dev';
  const chosen: Record<string, string> = {};
  for (const part of parts) {
    const wanted = services[part]?.image ?? '';
    const isHere = await engineSucceeds(engine, 'image', 'inspect', wanted);
    const isFetched = isHere || (await engineSucceeds(engine, 'pull', wanted));
    const standIn = standInOf(part);
    if (!isFetched) {
      await build(engine, manifests, [...recipe, '--target', 'manifests'], log);
      const options = ['--file', 'infra/images/stand-ins/Dockerfile', '--target', part];
      await build(engine, standIn, [...options, '--build-arg', `MANIFESTS_IMAGE=${manifests}`], log);
    }
    chosen[imageVariables[part]] = isFetched ? wanted : standIn;
    say(isFetched ? wanted : `${standIn} in place of ${wanted}, which cannot be fetched here`);
  }
  return chosen;
}
