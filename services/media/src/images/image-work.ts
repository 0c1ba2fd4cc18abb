import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import type { Provider } from '@nestjs/common';
import type { Environment } from '../env.js';
import { WorkQueue } from './work-queue.js';

/** Two queues: uploads must not block renditions for visitors, or the other way around. */
export const UPLOAD_QUEUE = Symbol('UPLOAD_QUEUE');
export const RENDITION_QUEUE = Symbol('RENDITION_QUEUE');

/** More are refused. */
const mostUploadsWaiting = 40;
const mostRenditionsWaiting = 64;

export const imageQueues: readonly Provider[] = [
  {
    provide: UPLOAD_QUEUE,
    inject: [ENVIRONMENT],
    useFactory: ({ IMAGE_WORKERS }: Environment) => new WorkQueue(IMAGE_WORKERS, mostUploadsWaiting),
  },
  {
    provide: RENDITION_QUEUE,
    inject: [ENVIRONMENT],
    useFactory: ({ IMAGE_WORKERS }: Environment) => new WorkQueue(IMAGE_WORKERS, mostRenditionsWaiting),
  },
];
