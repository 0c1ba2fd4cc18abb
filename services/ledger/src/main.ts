import { runService } from '@hilltop/platform/service/run-service';
import { ledgerService } from './service.js';

await runService(ledgerService);
