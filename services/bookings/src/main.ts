import { runService } from '@hilltop/platform/service/run-service';
import { bookingsService } from './service.js';

await runService(bookingsService);
