import { startService } from '@hilltop/platform/lifecycle/start-service';
import { createLogger } from '@hilltop/platform/logging/logger';
import { AppModule } from './app.module.js';
import { bookingsEnvironment } from './env.js';

const environment = bookingsEnvironment();
const logger = createLogger({ service: 'bookings', level: environment.LOG_LEVEL });

await startService({ name: 'bookings', module: AppModule.forRoot(environment), environment, logger });
