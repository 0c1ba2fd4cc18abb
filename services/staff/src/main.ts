import { runService } from '@hilltop/platform/service/run-service';
import { staffService } from './service.js';

await runService(staffService);
