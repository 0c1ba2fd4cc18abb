import { startService } from '@hilltop/platform/lifecycle/start-service';
import { createLogger } from '@hilltop/platform/logging/logger';
import { AppModule } from './app.module.js';
import { ordersEnvironment } from './env.js';

const environment = ordersEnvironment();
const logger = createLogger({ service: 'orders', level: environment.LOG_LEVEL });

await startService({ name: 'orders', module: AppModule.forRoot(environment), environment, logger });
