import { testServers } from './servers/run-servers.js';

/** Jest's hook before the integration tests: one PostgreSQL for all of them. Everything else is started by who needs it. */
export default async function startRunServers(): Promise<void> {
  await testServers.start();
}
