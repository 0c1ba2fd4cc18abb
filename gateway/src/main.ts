import { startService } from '@hilltop/platform/lifecycle/start-service';
import { createLogger } from '@hilltop/platform/logging/logger';
import { gatewayEnvironment } from './env.js';
import { gateway } from './gateway.js';

const environment = gatewayEnvironment();
const logger = createLogger({ service: 'gateway', level: environment.LOG_LEVEL });

await startService(gateway(environment, logger));
