/** What a tab did with the session that all tabs of a browser share. */
export type SessionChange = 'signedIn' | 'signedOut';

const CHANNEL = 'hilltop-staff-session';

export function tellOtherTabs(change: SessionChange): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}

/**
 * Calls when the session may be another one: another tab signed in or out, the tab is looked at again, or Back restored the page as it
 * was left (`restored`). @returns stops
 */
export function whenSessionMayDiffer(check: (why: SessionChange | 'shown' | 'restored') => void): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  const told = ({ data }: MessageEvent<SessionChange>): void => check(data);
  const shown = (): void => {
    if (document.visibilityState === 'visible') check('shown');
  };
  const restored = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) check('restored');
  };
  channel?.addEventListener('message', told);
  document.addEventListener('visibilitychange', shown);
  window.addEventListener('pageshow', restored);
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', shown);
    window.removeEventListener('pageshow', restored);
  };
}
