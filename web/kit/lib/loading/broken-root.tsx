import { Trans } from '@lingui/react/macro';

/** Replaces the whole page when its frame cannot be shown either: it needs no style, router or data. */
export function BrokenRoot() {
  return (
    <main role="alert" style={{ padding: '3rem 1rem', textAlign: 'center' }}>
      <h1>
        <Trans>This page couldn’t be shown</Trans>
      </h1>
      <p style={{ margin: '1rem 0' }}>
        <Trans>Loading it again often helps. What was saved, sent or put into the cart is kept.</Trans>
      </p>
      <button type="button" style={{ minHeight: '3rem', padding: '0 1rem' }} onClick={() => window.location.reload()}>
        <Trans>Load it again</Trans>
      </button>
    </main>
  );
}
