import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';

const localSocket = '/var/run/docker.sock';
const answerMs = 1_000;

let known: Promise<boolean> | undefined;

/**
 * Tests run against containers if a Docker engine answers, otherwise against servers from npm and the system.
 * `HILLTOP_TEST_SERVERS=embedded` always selects the latter.
 */
export function dockerAnswers(): Promise<boolean> {
  known ??= process.env.HILLTOP_TEST_SERVERS === 'embedded' ? Promise.resolve(false) : ask();
  return known;
}

async function ask(): Promise<boolean> {
  const host = process.env.DOCKER_HOST;
  if (host?.startsWith('tcp://')) {
    const { hostname, port } = new URL(host);
    return answersPing({ host: hostname, port: Number(port) });
  }
  const path = host?.startsWith('unix://') ? host.slice('unix://'.length) : localSocket;
  return existsSync(path) && answersPing({ path });
}

/** A socket file can outlive its engine. */
function answersPing(address: { path: string } | { host: string; port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address);
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(answerMs, () => settle(false));
    socket.once('error', () => settle(false));
    socket.once('data', (chunk) => settle(String(chunk).startsWith('HTTP/1.1 200')));
    socket.write('GET /_ping HTTP/1.1\r\nHost: docker\r\nConnection: close\r\n\r\n');
  });
}
