/** The S3 server as a process of its own, whose crash does not crash the launcher. Settings come from the environment. */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import S3rver from '@20minutes/s3rver';

const { S3_HOST = '127.0.0.1', S3_PORT = '0', S3_DIRECTORY = '', S3_BUCKET = '' } = process.env;
const { S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = process.env;

interface Account {
  createKeyPair(id: string, secret: string): void;
  revokeAccessKey(id: string): void;
}
const { DUMMY_ACCOUNT: account }: { DUMMY_ACCOUNT: Account } = createRequire(import.meta.url)(
  '@20minutes/s3rver/lib/models/account.js',
);
// Replaces the server's well-known key pair.
account.revokeAccessKey('S3RVER');
account.createKeyPair(S3_ACCESS_KEY, S3_SECRET_KEY);

mkdirSync(S3_DIRECTORY, { recursive: true });
const server = new S3rver({
  address: S3_HOST,
  port: Number(S3_PORT),
  directory: S3_DIRECTORY,
  silent: true,
  vhostBuckets: false,
  // Without a name none is created, as on a real server.
  configureBuckets: S3_BUCKET ? [{ name: S3_BUCKET }] : [],
});
// Our buckets are private, but this server lets unsigned requests through, unlike a real one. (A signed form has its
// signature
// in its body, which the server checks.)
server.middleware.unshift(async (context, next) => {
  const isSigned =
    context.get('authorization') !== '' || 'X-Amz-Signature' in context.query || 'Signature' in context.query;
  const isForm = context.method === 'POST' && context.get('content-type').startsWith('multipart/form-data');
  if (isSigned || isForm) {
    await next();
  } else {
    context.status = 403;
  }
});
const { port } = await server.run();
process.stdout.write(`${JSON.stringify({ msg: 'ready', port })}\n`);

process.on('SIGTERM', () => {
  server.httpServer.closeAllConnections();
  void server.close().then(() => process.exit(0));
});
