import { join, resolve } from 'node:path';
import { readReadyLine } from '../logs/log-line.ts';
import { type Exit, startChild } from '../processes/child.ts';

export type S3Options = {
  /** Kept between starts: buckets are folders in it. */
  dataDirectory: string;
  /** 0: any free port. */
  port: number;
  accessKey: string;
  secretKey: string;
  /** Made at the start where it is missing. */
  bucket: string;
  onLine?: (line: string) => void;
};

export type S3Server = { url: string; port: number; pid: number; exited: Promise<Exit>; stop(): Promise<void> };

/** Starts an S3 server on the loopback interface (path style, region us-east-1). */
export async function startS3(options: S3Options): Promise<S3Server> {
  const child = await startChild({
    name: 'S3',
    command: process.execPath,
    args: [join(import.meta.dirname, 's3-process.ts')],
    cwd: import.meta.dirname,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      S3_DIRECTORY: resolve(options.dataDirectory),
      S3_PORT: String(options.port),
      S3_ACCESS_KEY: options.accessKey,
      S3_SECRET_KEY: options.secretKey,
      S3_BUCKET: options.bucket,
    },
    stopWithinMs: 3000,
    ...(options.onLine && { onLine: options.onLine }),
  });
  const { port } = await child.firstLine(readReadyLine, 30_000);
  return {
    url: `http://127.0.0.1:${port}`,
    port: Number(port),
    pid: child.pid,
    exited: child.exited,
    stop: () => child.stop(),
  };
}
