import { Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../env.js';
import { Workbench } from './workbench.js';

/** Injection tokens: a batch of uploads must not keep visitors waiting for their pictures, nor the other way round. */
export const UPLOAD_BENCH = Symbol('UPLOAD_BENCH');
export const RENDITION_BENCH = Symbol('RENDITION_BENCH');

/** Pictures that may wait for their turn; more than that is refused. */
const mostUploadsWaiting = 40;
const mostRenditionsWaiting = 64;

@Module({
  providers: [
    {
      provide: UPLOAD_BENCH,
      inject: [ENVIRONMENT],
      useFactory: ({ IMAGE_WORKERS }: Environment) => new Workbench(IMAGE_WORKERS, mostUploadsWaiting),
    },
    {
      provide: RENDITION_BENCH,
      inject: [ENVIRONMENT],
      useFactory: ({ IMAGE_WORKERS }: Environment) => new Workbench(IMAGE_WORKERS, mostRenditionsWaiting),
    },
  ],
  exports: [UPLOAD_BENCH, RENDITION_BENCH],
})
export class ImageWorkModule {}
