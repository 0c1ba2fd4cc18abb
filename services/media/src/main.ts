import { startService } from '@hilltop/platform/lifecycle/start-service';
import { createLogger } from '@hilltop/platform/logging/logger';
import { AppModule } from './app.module.js';
import { mediaEnvironment } from './env.js';
import { configureServer } from './http/configure-server.js';

const environment = mediaEnvironment();
const logger = createLogger({ service: 'media', level: environment.LOG_LEVEL });

await startService({
  name: 'media',
  module: AppModule.forRoot(environment),
  environment,
  logger,
  configure: configureServer(environment),
});
