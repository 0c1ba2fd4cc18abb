import { runService } from '@hilltop/platform/service/run-service';
import { catalogService } from './service.js';

await runService(catalogService);
