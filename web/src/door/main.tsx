import { createRoot } from 'react-dom/client';
import { DoorPage } from './app/door-page.js';
import { Unusable } from './app/unusable.js';
import { registerWorker } from './offline/register-worker.js';
import { createDoorPhone } from './phone/door-phone.js';
import { openDoorDatabase } from './storage/door-database.js';

async function start(): Promise<void> {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  try {
    root.render(<DoorPage phone={createDoorPhone(await openDoorDatabase())} />);
  } catch {
    root.render(<Unusable />);
    return;
  }
  registerWorker();
  // So that a phone that is short of space does not forget scans.
  await navigator.storage?.persist?.();
}

void start();
