/**
 * `make containers`: builds every image, runs docker-compose.yml, tries it as guests would, and takes everything down, also
 * after an error. Prints a line per step; what the tools print goes to `.hilltop/logs/containers.log`.
 */
import { join, resolve } from 'node:path';
import { RotatingLog } from '../../local/logs/rotating-log.ts';
import { freePorts } from '../../local/ports/free-port.ts';
import { messageOf, UserError } from '../../local/user-error.ts';
import { findEngine } from './engine.ts';
import { buildImage, composeServices, othersImages } from './images.ts';
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

async function main(): Promise<void> {
  const engine = await findEngine();
  say(engine.description);
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
  // Nobody collects traces here.
  const variables = { ...images, PORT: `${port}`, MAIL_PORT: `${mailPort}`, OTEL_EXPORTER_OTLP_ENDPOINT: '' };
  const project = new TrialProject(engine, variables, log);
  await project.remove();
  const interrupted = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => reject(new UserError(`interrupted by ${signal}`)));
    }
  });
  const place = { project, site: `http://127.0.0.1:${port}`, inbox: `http://127.0.0.1:${mailPort}`, step };
  try {
    await Promise.race([runTrial(place), interrupted]);
  } finally {
    await step('down', async () => {
      await project.remove();
      return 'containers, volumes and networks are removed; images stay';
    });
  }
  say('PASSED');
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    say(messageOf(error));
    process.exit(1);
  },
);
