import { testServers } from './servers/run-servers.js';

export default async function stopRunServers(): Promise<void> {
  await testServers.stop();
}
