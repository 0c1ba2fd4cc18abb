import { runService } from '@hilltop/platform/service/run-service';
import { ordersService } from './service.js';

await runService(ordersService);
