import { startContainer } from './servers/container.js';
import { dockerAnswers } from './servers/docker-engine.js';
import { embedded } from './servers/embedded.js';
import { type ServerStart, TestServer } from './servers/test-server.js';

export const testS3Keys = { accessKey: 'hilltop-tests', secretKey: 'only-for-the-tests-of-hilltop' } as const;

// A maintained fork of MinIO; only plain S3 calls are used.
const inContainer: ServerStart = ({ dataDirectory, port }) =>
  startContainer(
    {
      image: process.env.S3_IMAGE ?? 'docker.io/pgsty/silo:RELEASE.2026-10-26T00-00-00Z',
      command: ['server', '/data'],
      environment: { MINIO_ROOT_USER: testS3Keys.accessKey, MINIO_ROOT_PASSWORD: testS3Keys.secretKey },
      dataDirectory,
      dataInside: '/data',
      port,
      portInside: 9000,
      // The second is the line of the stand-in (infra/images/stand-ins).
      readyLine: /API:|"ready"/,
    },
    (address) => `http://${address}`,
  );

/** Path style, region `us-east-1`. The caller creates the buckets, because a real server has none. */
export async function startTestS3(): Promise<TestServer> {
  const embeddedStart: ServerStart = async ({ dataDirectory, port }) => {
    const { startS3 } = await import('@hilltop/local/servers/s3');
    return embedded(await startS3({ dataDirectory, port, ...testS3Keys, bucket: 'made-by-the-server' }));
  };
  return TestServer.launch('s3', (await dockerAnswers()) ? inContainer : embeddedStart);
}
