import http from 'node:http';
import https from 'node:https';
import { Client } from 'minio';
import type { Environment } from '../env.js';

export type S3Settings = Pick<
  Environment,
  'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_REGION' | 'UPLOAD_MAX_MEGABYTES'
>;

/** Timeout until the store responds, and timeout of pauses while it sends, in milliseconds. */
const answerMs = 5_000;
const sendingMs = 60_000;

/** Maximum connections to the store. */
const mostSockets = 64;

class Silence extends Error {
  override readonly name = 'Silence';
  readonly code = 'ETIMEDOUT';
}

/**
 * The configured client: path-style addresses, timeouts (by default it waits forever), no built-in retries (it logs
 * them to the console), and no multipart uploads, which small stores do not support.
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
