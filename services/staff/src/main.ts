import { startService } from '@hilltop/platform/lifecycle/start-service';
import { createLogger } from '@hilltop/platform/logging/logger';
import { AppModule } from './app.module.js';
import { staffEnvironment } from './env.js';

const environment = staffEnvironment();
const logger = createLogger({ service: 'staff', level: environment.LOG_LEVEL });

await startService({ name: 'staff', module: AppModule.forRoot(environment), environment, logger });
