import { testServers } from './servers/run-servers.js';

/** Jest's hook after the integration tests. */
export default async function stopRunServers(): Promise<void> {
  await testServers.stop();
}
