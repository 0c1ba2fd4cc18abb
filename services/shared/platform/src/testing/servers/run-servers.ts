import { startTestPostgres } from '../test-postgres.js';
import { testPostgresVariable } from '../test-postgres-variable.js';
import type { TestServer } from './test-server.js';

// Jest loads setup and teardown in one process, but not always with one module cache.
const shared = globalThis as typeof globalThis & { hilltopTestPostgres?: TestServer };

export const testServers = {
  async start(): Promise<void> {
    shared.hilltopTestPostgres = await startTestPostgres();
    process.env[testPostgresVariable] = shared.hilltopTestPostgres.url;
  },
  async stop(): Promise<void> {
    await shared.hilltopTestPostgres?.close();
  },
};
