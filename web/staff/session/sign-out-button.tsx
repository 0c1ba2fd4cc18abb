import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import { signOut } from '../../kit/staff-session/staff-client.js';

/** Ends the session, and clears the orders, bookings and messages that this page has loaded. */
export function SignOutButton() {
  const client = useApolloClient();
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = async (): Promise<void> => {
    setIsLeaving(true);
    const hasEnded = await signOut();
    setIsLeaving(false);
    if (!hasEnded) {
      showToast({ title: 'Error', text: 'Failed to sign out. Please try again.', tone: 'refused' });
      return;
    }
    sessionStore.send({ type: 'signedOut' });
    await client.clearStore();
  };

  return (
    <ToolButton kind="quiet" busy={isLeaving} busyText="Signing out..." onClick={() => void leave()}>
      Sign out
    </ToolButton>
  );
}
