import http from 'node:http';
import https from 'node:https';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { HealthChecks } from '@hilltop/platform/lifecycle/health-checks';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap, type Provider } from '@nestjs/common';
import { Client } from 'minio';
import type { Environment } from '../env.js';
import { OBJECT_STORE, ObjectStore, type ObjectStorePlace } from './object-store.js';

type S3Settings = Pick<
  Environment,
  'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_REGION' | 'UPLOAD_MAX_MEGABYTES'
>;

/** Timeouts until the store responds, and for pauses while it sends. */
const answerMs = 5_000;
const sendingMs = 60_000;

const mostSockets = 64;

class Silence extends Error {
  override readonly name = 'Silence';
  readonly code = 'ETIMEDOUT';
}

/**
 * Path-style addresses, timeouts (by default it waits forever), no built-in retries (it logs them to the console), and no multipart
 * uploads, which small stores do not support.
 */
export function createS3Client(settings: S3Settings): { client: Client; close(): void } {
  const endpoint = new URL(settings.S3_ENDPOINT);
  const secure = endpoint.protocol === 'https:';
  const agent = new (secure ? https : http).Agent({ keepAlive: true, maxSockets: mostSockets });
  const client = new Client({
    endPoint: endpoint.hostname,
    port: Number(endpoint.port || (secure ? 443 : 80)),
    useSSL: secure,
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
    region: settings.S3_REGION,
    pathStyle: true,
    partSize: 512 * 1024 * 1024,
    retryOptions: { disableRetry: true },
    transport: { request: boundedRequest(secure) },
    transportAgent: agent,
  });
  return { client, close: () => agent.destroy() };
}

type Answered = (response: http.IncomingMessage) => void;

function boundedRequest(secure: boolean): typeof http.request {
  const send = (options: http.RequestOptions, answered?: Answered): http.ClientRequest => {
    const request = (secure ? https : http).request(options, (response) => {
      request.setTimeout(sendingMs);
      answered?.(response);
    });
    request.on('timeout', () => request.destroy(new Silence('the object store did not respond in time')));
    return request.setTimeout(answerMs);
  };
  // The client calls only this overload.
  return send as typeof http.request;
}

/** Closes the connections to the store. */
const CLOSE_OBJECT_STORE = Symbol('CLOSE_OBJECT_STORE');

/** Readiness checks the bucket and creates it when it is missing: the service starts without the store, and recovers by itself. */
@Injectable()
class ObjectStoreConnection implements OnApplicationBootstrap {
  constructor(
    private readonly store: ObjectStore,
    @Inject(CLOSE_OBJECT_STORE) private readonly close: () => void,
    private readonly health: HealthChecks,
    private readonly shutdown: ShutdownSteps,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.health.add('object store', () => this.store.ensureBucket());
    this.shutdown.add(shutdownOrder.connections, 'object store', this.close);
    // For requests that arrive before the first readiness check.
    this.store
      .ensureBucket()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'cannot connect to the object store, retrying'));
  }
}

const S3_CLIENT = Symbol('S3_CLIENT');

export const objectStore: readonly Provider[] = [
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
];
