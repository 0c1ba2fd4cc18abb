import { z } from 'zod';
import { createDataSource } from '../database/data-source.js';
import { type EnvironmentSource, readEnvironment } from '../environment/read-environment.js';
import { commandVariables } from '../environment/service-variables.js';
import { exitOnFatalErrors } from '../lifecycle/exit-on-fatal-errors.js';
import { createLogger, type Logger } from '../logging/logger.js';
import { deadLettersCommand } from './dead-letters.command.js';
import { type Command, hasEvents, type ServiceDefinition } from './define-service.js';
import { migrateCommand } from './migrate.command.js';

type Schema = Pick<ServiceDefinition, 'name' | 'entities' | 'migrations'>;

/** Not yet connected. */
export function commandDataSource({ name, entities, migrations }: Schema, url: string, logger: Logger) {
  return createDataSource({
    url,
    entities,
    migrations,
    poolSize: 2,
    applicationName: `${name}-command`,
    logger,
  });
}

/** `serve` (the default), `migrate`, `dead-letters` and its own commands. Exit codes: 0 done, 1 failed, 2 invalid arguments. */
export async function runService(service: ServiceDefinition, argv = process.argv.slice(2)): Promise<void> {
  const [name = 'serve'] = argv;
  // Loaded only by this command, because Nest and the service's modules take a second to load.
  if (name === 'serve') return (await import('./serve.js')).serve(service, process.env);
  exitOnFatalErrors(createLogger({ service: `${service.name}-${name}`, level: 'info' }));
  process.exit(await runCommand(service, argv, process.env));
}

/** @param argv the name of the command and its arguments @returns the exit code of `runService` */
export async function runCommand(
  service: ServiceDefinition,
  [name = '', ...argv]: readonly string[],
  source: EnvironmentSource,
): Promise<number> {
  const commands = commandsOf(service);
  const command = await commands.get(name)?.();
  if (!command) {
    process.stderr.write(`usage: ${['serve', ...commands.keys()].join(' | ')}\n`);
    return 2;
  }
  const environment = readEnvironment(z.object({ ...commandVariables, ...command.variables }), source);
  const logger = createLogger({ service: `${service.name}-${name}`, level: environment.LOG_LEVEL });
  const dataSource = commandDataSource(service, environment.DATABASE_URL, logger);
  try {
    return (await command.run({ environment, dataSource, logger, argv })) ?? 0;
  } catch (error) {
    logger.fatal({ err: error, command: name }, 'command failed');
    return 1;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

function commandsOf(service: ServiceDefinition): ReadonlyMap<string, () => Promise<Command>> {
  return new Map([
    ['migrate', async () => migrateCommand(service)],
    ...(hasEvents(service) ? [['dead-letters', async () => deadLettersCommand] as const] : []),
    ...Object.entries(service.commands ?? {}),
  ]);
}
