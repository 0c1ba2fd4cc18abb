import type { StartedServer } from './test-server.js';

interface LocalServer {
  readonly url: string;
  readonly pid: number;
  readonly exited: Promise<unknown>;
  stop(): Promise<void>;
}

export function embedded(server: LocalServer): StartedServer {
  return {
    url: server.url,
    stop: () => server.stop(),
    kill: async () => {
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
    },
  };
}
