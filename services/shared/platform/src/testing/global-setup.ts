import { testServers } from './servers/run-servers.js';

/** One PostgreSQL for all integration tests. Tests start everything else themselves. */
export default async function startRunServers(): Promise<void> {
  await testServers.start();
}
