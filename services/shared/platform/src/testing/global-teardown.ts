import { testServers } from './servers/run-servers.js';

/** Jest's global teardown of the integration tests. */
export default async function stopRunServers(): Promise<void> {
  await testServers.stop();
}
