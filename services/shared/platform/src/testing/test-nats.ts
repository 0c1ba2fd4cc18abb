import { startContainer } from './servers/container.js';
import { dockerAnswers } from './servers/docker-engine.js';
import { embedded } from './servers/embedded.js';
import { type ServerStart, TestServer } from './servers/test-server.js';

const inContainer: ServerStart = ({ dataDirectory, port }) =>
  startContainer(
    {
      image: process.env.NATS_IMAGE ?? 'docker.io/library/nats:2.12.15-alpine',
      command: ['--jetstream', '--store_dir', '/data'],
      dataDirectory,
      dataInside: '/data',
      port,
      portInside: 4222,
      readyLine: /Server is ready/,
    },
    (address) => `nats://${address}`,
  );

const embeddedStart: ServerStart = async ({ dataDirectory, port }) => {
  const { startNats } = await import('@hilltop/local/servers/nats');
  return embedded(await startNats({ dataDirectory, port }));
};

/** NATS with JetStream. It starts in a tenth of a second, so each test file has its own. */
export async function startTestNats(): Promise<TestServer> {
  return TestServer.launch('nats', (await dockerAnswers()) ? inContainer : embeddedStart);
}
