import { testServers } from './servers/run-servers.js';

/** Jest's global setup of the integration tests: one PostgreSQL for all. Tests start everything else themselves. */
export default async function startRunServers(): Promise<void> {
  await testServers.start();
}
