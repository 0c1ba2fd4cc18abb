import { startService } from '@hilltop/platform/lifecycle/start-service';
import { createLogger } from '@hilltop/platform/logging/logger';
import { AppModule } from './app.module.js';
import { catalogEnvironment } from './env.js';

const environment = catalogEnvironment();
const logger = createLogger({ service: 'catalog', level: environment.LOG_LEVEL });

await startService({ name: 'catalog', module: AppModule.forRoot(environment), environment, logger });
