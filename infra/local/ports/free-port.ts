import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

// Below the ports that Linux (32768) and macOS (49152) give to outgoing connections: one of those could be taken while
// its
// part restarts, and a client that keeps retrying can even connect to itself.
const lowest = 21_000;
const highest = 31_999;

function listen(port: number, host: string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = await listen(port, host);
  if (server) {
    await close(server);
  }
  return server !== undefined;
}

/** Ports handed out, whose listener may not be up yet. */
const given = new Set<number>();

/** Free ports of the loopback interface. All are held until the last is found, so that none is handed out twice. */
export async function freePorts(count: number): Promise<number[]> {
  const held: { port: number; server: Server }[] = [];
  const first = randomInt(lowest, highest);
  for (let step = 0; held.length < count && step <= highest - lowest; step++) {
    const port = lowest + ((first - lowest + step) % (highest - lowest + 1));
    const server = given.has(port) ? undefined : await listen(port, '127.0.0.1');
    if (server) {
      given.add(port);
      held.push({ port, server });
    }
  }
  await Promise.all(held.map(({ server }) => close(server)));
  return held.map(({ port }) => port);
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
