import { DesignProvider } from '../../design/design-provider.js';
import { Paper } from '../../design/ground/ground.js';
import { DoorHeader } from './door-header.js';

/** In a browser without storage, scans would be lost. */
export function Unusable() {
  return (
    <DesignProvider>
      <Paper style={{ minHeight: '100dvh' }}>
        <DoorHeader date={undefined} staff={undefined} />
        <main style={{ padding: 'var(--s-5) var(--gutter)', maxWidth: '40rem' }}>
          <h2>This browser cannot store scans</h2>
          <p role="alert">
            It cannot store anything on this phone: perhaps the window is private, or the phone is full. Open the page
            in a normal window, or use another phone.
          </p>
        </main>
      </Paper>
    </DesignProvider>
  );
}
