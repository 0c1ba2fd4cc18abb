import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Plugin } from 'vite';

const retryMs = 50;
/** A gateway that failed to start stays away; the proxy then answers with its own error. */
const waitMs = 20_000;

function accepts({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Holds calls to the gateway while it restarts after a save, instead of failing each one. */
export function waitForGateway(gateway: string, paths: readonly string[]): Plugin {
  const url = new URL(gateway);
  return {
    name: 'hilltop:wait-for-gateway',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(async (request, _response, next) => {
        const until = Date.now() + waitMs;
        const isCall = paths.some((path) => request.url?.startsWith(path));
        while (isCall && !(await accepts(url)) && Date.now() < until) await pause(retryMs);
        next();
      });
    },
  };
}
