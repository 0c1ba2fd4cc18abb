import { createRoot } from 'react-dom/client';
import { hearFilledFields } from '../lib/forms/hear-filled-fields.js';
import { BrokenRoot } from '../lib/loading/broken-root.js';
import { ErrorBoundary } from '../lib/loading/error-boundary.js';
import { openDoorDatabase } from './data/door-database.js';
import { createDoorPhone } from './data/door-phone.js';
import { registerWorker } from './register-worker.js';
import { DoorPage } from './screens/door-page.js';
import { Unusable } from './screens/unusable.js';

async function start(): Promise<void> {
  hearFilledFields(document);
  const root = createRoot(document.getElementById('root') as HTMLElement);
  try {
    const phone = createDoorPhone(await openDoorDatabase());
    root.render(
      <ErrorBoundary place="door" fallback={<BrokenRoot />}>
        <DoorPage phone={phone} />
      </ErrorBoundary>,
    );
  } catch {
    root.render(<Unusable />);
    return;
  }
  registerWorker();
  // So that a phone low on storage does not delete scans.
  await navigator.storage?.persist?.();
}

void start();
