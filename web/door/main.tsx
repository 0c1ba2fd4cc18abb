import { createRoot } from 'react-dom/client';
import { DesignProvider } from '../kit/design/design-provider.js';
import { Paper } from '../kit/design/ground/ground.js';
import { hearFilledFields } from '../kit/lib/forms/hear-filled-fields.js';
import { BrokenRoot } from '../kit/lib/loading/broken-root.js';
import { ErrorBoundary } from '../kit/lib/loading/error-boundary.js';
import { isAtRest, watchForms } from './at-rest.js';
import { openDoorDatabase } from './data/door-database.js';
import { createDoorPhone } from './data/door-phone.js';
import { DoorHeader } from './screens/door-header.js';
import { DoorPage } from './screens/door-page.js';
import { TAKE_OVER } from './take-over.js';

/** Shown in place of the work, which needs storage. */
function Unusable({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <DesignProvider>
      <Paper style={{ minHeight: '100dvh' }}>
        <DoorHeader date={undefined} staff={undefined} />
        <main style={{ padding: 'var(--s-5) var(--gutter)', maxWidth: '40rem' }}>
          <h2>{title}</h2>
          <p role="alert">{children}</p>
        </main>
      </Paper>
    </DesignProvider>
  );
}

/**
 * Stores the page's files on the phone; in development Vite serves them. A new version, with its own files, waits until
 * the page is closed, or until it is hidden and a reload would lose nothing.
 */
function registerWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // The very first worker also takes over, for the page's own version: no reason to reload.
  let isAsked = false;
  watchForms(document);
  workers.addEventListener('controllerchange', () => {
    if (isAsked && isAtRest(document)) window.location.reload();
  });
  void workers
    .register('/door-worker.js', { scope: '/door' })
    .then((registration) => {
      document.addEventListener('visibilitychange', () => {
        const { waiting } = registration;
        if (!waiting || document.visibilityState !== 'hidden' || !isAtRest(document)) return;
        isAsked = true;
        waiting.postMessage(TAKE_OVER);
      });
    })
    .catch(() => undefined);
}

async function start(): Promise<void> {
  hearFilledFields(document);
  const root = createRoot(document.getElementById('root') as HTMLElement);
  try {
    const waitForOtherTab = (): void =>
      root.render(
        <Unusable title="This page is open twice">
          Another tab of this phone has it open in an earlier version. Close that tab, and this one goes on.
        </Unusable>,
      );
    const phone = createDoorPhone(await openDoorDatabase('door', waitForOtherTab));
    root.render(
      <ErrorBoundary place="door" fallback={<BrokenRoot />}>
        <DoorPage phone={phone} />
      </ErrorBoundary>,
    );
  } catch {
    // Scans would be lost.
    root.render(
      <Unusable title="This browser cannot store scans">
        It cannot store anything on this phone: perhaps the window is private, or the phone is full. Open the page in a
        normal window, or use another phone.
      </Unusable>,
    );
    return;
  }
  registerWorker();
  // So that a phone low on storage does not delete scans.
  await navigator.storage?.persist?.();
}

void start();
