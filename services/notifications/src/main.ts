import { runService } from '@hilltop/platform/service/run-service';
import { notificationsService } from './service.js';

await runService(notificationsService);
