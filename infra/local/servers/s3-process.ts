/** The S3 server as a process of its own: a crash of it is not the launcher's. Settings come by environment. */
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
// The server comes with a well-known key pair; only ours opens it.
account.revokeAccessKey('S3RVER');
account.createKeyPair(S3_ACCESS_KEY, S3_SECRET_KEY);

mkdirSync(S3_DIRECTORY, { recursive: true });
const server = new S3rver({
  address: S3_HOST,
  port: Number(S3_PORT),
  directory: S3_DIRECTORY,
  silent: true,
  vhostBuckets: false,
  // Without a name none is made, as a real server does.
  configureBuckets: S3_BUCKET ? [{ name: S3_BUCKET }] : [],
});
// A bucket of ours is private. The server lets a request without any signature through; a real one does not. (A signed form
// carries its signature in its body, which the server checks.)
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
