import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startContainer } from './servers/container.js';
import { dockerAnswers } from './servers/docker-engine.js';
import { embedded } from './servers/embedded.js';
import { type ServerStart, TestServer } from './servers/test-server.js';

// Tests need durability across a crash of the process, not of the machine.
const settings = { fsync: 'off', max_connections: '300' };
const password = 'only-for-tests';

const inContainer: ServerStart = ({ dataDirectory, port }) =>
  startContainer(
    {
      image: process.env.POSTGRES_IMAGE ?? 'docker.io/library/postgres:18.6-trixie',
      command: ['postgres', ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      environment: { POSTGRES_USER: 'hilltop', POSTGRES_PASSWORD: password, PGDATA: '/data/cluster' },
      dataDirectory,
      dataInside: '/data',
      port,
      portInside: 5432,
      readyLine: /database system is ready to accept connections/,
      // It starts twice when it has to initialize its cluster.
      readyTimes: existsSync(join(dataDirectory, 'cluster', 'PG_VERSION')) ? 1 : 2,
    },
    (address) => `postgres://hilltop:${password}@${address}/postgres`,
  );

const embeddedStart: ServerStart = async ({ dataDirectory, port }) => {
  const { startPostgres } = await import('@hilltop/local/servers/postgres');
  return embedded(await startPostgres({ dataDirectory, port, settings }));
};

/** The user in its URL is a superuser. */
export async function startTestPostgres(): Promise<TestServer> {
  return TestServer.launch('postgres', (await dockerAnswers()) ? inContainer : embeddedStart);
}
