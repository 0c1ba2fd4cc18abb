import { SendScansDocument } from '../../generated/door-operations.js';
import { randomUuid } from '../../lib/random-id.js';
import { ask } from '../server/ask.js';
import type { DoorDatabase } from '../storage/door-database.js';
import type { SubmitScans } from './send-scans.js';

/** Sends scans in the name of this phone, which gets its name with the first. */
export async function submitFrom(database: DoorDatabase): Promise<SubmitScans> {
  const deviceId = String((await database.get('device', 'id')) ?? randomUuid());
  await database.put('device', deviceId, 'id');
  return async (scans) => {
    const { submitScans: answer } = await ask(SendScansDocument, {
      scans: scans.map((scan) => ({ ...scan, deviceId })),
    });
    if (answer.__typename !== 'ScansSubmitted') throw new Error(answer.message);
    return answer.results;
  };
}
