import { runService } from '@hilltop/platform/service/run-service';
import { contentService } from './service.js';

await runService(contentService);
