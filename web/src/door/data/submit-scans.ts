import { SendScansDocument } from '../../generated/door-operations.js';
import { ask } from './ask.js';
import type { DoorDatabase } from './door-database.js';
import { phoneLabel } from './phone-label.js';
import type { SubmitScans } from './send-scans.js';

/** Sends scans in the name of this phone. */
export async function submitFrom(database: DoorDatabase): Promise<SubmitScans> {
  const { deviceId, label: deviceLabel } = await phoneLabel(database);
  return async (scans) => {
    const { submitScans: answer } = await ask(SendScansDocument, {
      scans: scans.map((scan) => ({ ...scan, deviceId, deviceLabel })),
    });
    if (answer.__typename !== 'ScansSubmitted') throw new Error(answer.message);
    return answer.results;
  };
}
