import { z } from 'zod';
import { createDataSource } from '../database/data-source.js';
import { readEnvironment } from '../environment/read-environment.js';
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
  const [name = 'serve', ...words] = argv;
  // Loaded only by this command, because Nest and the service's modules take a second to load.
  if (name === 'serve') return (await import('./serve.js')).serve(service);
  const commands = commandsOf(service);
  const command = await commands.get(name)?.();
  if (!command) {
    process.stderr.write(`usage: ${['serve', ...commands.keys()].join(' | ')}\n`);
    process.exit(2);
  }
  const environment = readEnvironment(z.object({ ...commandVariables, ...command.variables }));
  const logger = createLogger({ service: `${service.name}-${name}`, level: environment.LOG_LEVEL });
  exitOnFatalErrors(logger);
  try {
    const dataSource = commandDataSource(service, environment.DATABASE_URL, logger);
    process.exit((await command.run({ environment, dataSource, logger, argv: words })) ?? 0);
  } catch (error) {
    logger.fatal({ err: error, command: name }, 'command failed');
    process.exit(1);
  }
}

function commandsOf(service: ServiceDefinition): ReadonlyMap<string, () => Promise<Command>> {
  return new Map([
    ['migrate', async () => migrateCommand(service)],
    ...(hasEvents(service) ? [['dead-letters', async () => deadLettersCommand] as const] : []),
    ...Object.entries(service.commands ?? {}),
  ]);
}
