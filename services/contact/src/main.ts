import { startService } from '@hilltop/platform/lifecycle/start-service';
import { createLogger } from '@hilltop/platform/logging/logger';
import { AppModule } from './app.module.js';
import { contactEnvironment } from './env.js';

const environment = contactEnvironment();
const logger = createLogger({ service: 'contact', level: environment.LOG_LEVEL });

await startService({ name: 'contact', module: AppModule.forRoot(environment), environment, logger });
