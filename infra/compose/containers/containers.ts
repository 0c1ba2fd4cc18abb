/**
 * `make containers`: builds every image, runs docker-compose.yml, uses it as guests would, and removes everything, also
 * after an error. One line per step; `.hilltop/logs/containers.log` has the rest. With the word `servers`, for `make
 * check`, it only tries PostgreSQL, if an engine has its image.
 */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { RotatingLog } from '../../local/logs/rotating-log.ts';
import { freePorts } from '../../local/ports/free-port.ts';
import { messageOf, UserError } from '../../local/user-error.ts';
import { type Engine, findEngine } from './engine.ts';
import { buildImage, composeServices, othersImages, presentImage } from './images.ts';
import { runServersTrial } from './servers-trial.ts';
import { runTrial } from './trial.ts';
import { TrialProject } from './trial-project.ts';

const root = resolve(import.meta.dirname, '../../..');
const logFile = new RotatingLog(join(root, '.hilltop/logs'), 'containers');
const log = (line: string) => logFile.write(line);
const say = (line: string) => {
  log(line);
  process.stdout.write(`  ${line}\n`);
};

async function step(name: string, run: () => Promise<string>): Promise<void> {
  const startedAt = performance.now();
  const result = await run().catch((error: unknown) => {
    say(`FAILED  ${name}: ${messageOf(error)}`);
    throw error;
  });
  say(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${name}: ${result}`);
}

/** Runs a trial on a project of its own, and removes it, also after an error or Ctrl-C. */
async function onProject(
  engine: Engine,
  name: string,
  variables: Readonly<Record<string, string>>,
  run: (project: TrialProject) => Promise<void>,
): Promise<void> {
  const project = new TrialProject(engine, name, variables, log);
  await project.remove();
  const interrupted = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => reject(new UserError(`interrupted by ${signal}`)));
    }
  });
  try {
    await Promise.race([run(project), interrupted]);
  } finally {
    await step('down', async () => {
      await project.remove();
      return 'containers, volumes and networks are removed; images stay';
    });
  }
  say('PASSED');
}

async function tryAll(engine: Engine): Promise<void> {
  const images = await othersImages(engine, ['postgres', 'nats', 's3', 'mail'], { say, log });
  const built = Object.values(composeServices()).flatMap(({ image, build }) =>
    build ? [[image, build.args.SERVICE] as const] : [],
  );
  for (const [image, service] of new Map(built)) {
    await step('build', async () => {
      await buildImage(engine, image, service, log);
      return image;
    });
  }
  const [port, mailPort] = await freePorts(2);
  const [site, inbox] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${mailPort}`];
  // Nobody collects traces here.
  const variables = { ...images, PORT: `${port}`, MAIL_PORT: `${mailPort}`, OTEL_EXPORTER_OTLP_ENDPOINT: '' };
  await onProject(engine, 'hilltop-trial', variables, (project) => runTrial({ project, site, inbox, step }));
}

async function tryServers(engine: Engine): Promise<void> {
  const image = await presentImage(engine, 'postgres');
  if (!image) return say('skipped: PostgreSQL has no image here; `make containers` fetches or builds one');
  // Several checkouts on one machine can be checked at once.
  const name = `hilltop-check-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`;
  await onProject(engine, name, { POSTGRES_IMAGE: image }, (project) => runServersTrial({ project, step }));
}

async function main(): Promise<void> {
  const onlyServers = process.argv.includes('servers');
  const engine = await findEngine().catch((error: unknown) => {
    if (!onlyServers) throw error;
    say('skipped: no container engine answers');
    return undefined;
  });
  if (!engine) return;
  say(engine.description);
  await (onlyServers ? tryServers(engine) : tryAll(engine));
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    say(messageOf(error));
    process.exit(1);
  },
);
