import { resolve } from 'node:path';
import { type Server, serverOf, startProgram } from './server.ts';

export interface S3Options {
  /** Keeps the buckets, as folders, between starts. */
  dataDirectory: string;
  /** 0: any free port. */
  port: number;
  accessKey: string;
  secretKey: string;
  /** Created at the start if missing. */
  bucket: string;
  onLine?: (line: string) => void;
}

/** An S3 server on the loopback interface (path style, region us-east-1). */
export async function startS3(options: S3Options): Promise<Server> {
  const { child, ready } = await startProgram({
    name: 'S3',
    file: 's3-process.ts',
    variables: {
      S3_DIRECTORY: resolve(options.dataDirectory),
      S3_PORT: String(options.port),
      S3_ACCESS_KEY: options.accessKey,
      S3_SECRET_KEY: options.secretKey,
      S3_BUCKET: options.bucket,
    },
    onLine: options.onLine,
  });
  return serverOf(child, `http://127.0.0.1:${ready.port}`, Number(ready.port));
}
