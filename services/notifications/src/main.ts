import { startService } from '@hilltop/platform/lifecycle/start-service';
import { createLogger } from '@hilltop/platform/logging/logger';
import { AppModule } from './app.module.js';
import { notificationsEnvironment } from './env.js';

const environment = notificationsEnvironment();
const logger = createLogger({ service: 'notifications', level: environment.LOG_LEVEL });

await startService({ name: 'notifications', module: AppModule.forRoot(environment), environment, logger });
