import { runService } from '@hilltop/platform/service/run-service';
import { mediaService } from './service.js';

await runService(mediaService);
