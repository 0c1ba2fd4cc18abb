import { runService } from '@hilltop/platform/service/run-service';
import { contactService } from './service.js';

await runService(contactService);
