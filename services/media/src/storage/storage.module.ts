import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Module } from '@nestjs/common';
import type { Environment } from '../env.js';
import { OBJECT_STORE, ObjectStore, type ObjectStorePlace } from './object-store.js';
import { CLOSE_OBJECT_STORE, ObjectStoreConnection } from './object-store-connection.js';
import { createS3Client } from './s3-client.js';

const S3_CLIENT = Symbol('S3_CLIENT');

/** The bucket of all images. */
@Module({
  providers: [
    { provide: S3_CLIENT, inject: [ENVIRONMENT], useFactory: createS3Client },
    {
      provide: OBJECT_STORE,
      inject: [S3_CLIENT, ENVIRONMENT],
      useFactory: ({ client }: ReturnType<typeof createS3Client>, environment: Environment): ObjectStorePlace => ({
        client,
        bucket: environment.S3_BUCKET,
        region: environment.S3_REGION,
      }),
    },
    {
      provide: CLOSE_OBJECT_STORE,
      inject: [S3_CLIENT],
      useFactory: ({ close }: ReturnType<typeof createS3Client>) => close,
    },
    ObjectStore,
    ObjectStoreConnection,
  ],
  exports: [ObjectStore],
})
export class StorageModule {}
