import { runDeadLetterCommand } from '@hilltop/platform/dead-letters/dead-letter-command';
import { commandEnvironment } from '@hilltop/platform/environment/command-environment';
import { runCommand } from '@hilltop/platform/lifecycle/run-command';
import { createLogger } from '@hilltop/platform/logging/logger';
import { mediaDataSource } from './database/data-source.js';

const { DATABASE_URL, LOG_LEVEL } = commandEnvironment();
const logger = createLogger({ service: 'media-dead-letters', level: LOG_LEVEL });

await runCommand(logger, 'dead-letters', () =>
  runDeadLetterCommand(mediaDataSource(DATABASE_URL, logger), process.argv.slice(2)),
);
