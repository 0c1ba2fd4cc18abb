import { useState } from 'react';
import { RowDetails } from '../../admin/lists/row-details.js';
import { SessionList } from '../../admin/session/session-list.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import type { StaffMemberFragment } from '../../generated/staff-operations.js';

interface MemberSessionsProps {
  readonly member: StaffMemberFragment;
  readonly end: (sessionId: string) => Promise<void>;
  readonly onSignOut: () => void;
}

/** The sessions of a member of staff. */
export function MemberSessions({ member: { name, secondStep, sessions }, end, onSignOut }: MemberSessionsProps) {
  const [ending, setEnding] = useState<string>();
  const endOne = async (id: string): Promise<void> => {
    setEnding(id);
    await end(id);
    setEnding(undefined);
  };
  return (
    <RowDetails>
      <p>{secondStep ? 'Signs in with a code from an authenticator app.' : 'Signs in with a password only.'}</p>
      {sessions.length === 0 ? <p>Not signed in anywhere.</p> : null}
      <SessionList sessions={sessions} ending={ending} onEnd={(id) => void endOne(id)} />
      {sessions.length === 0 ? null : (
        <div>
          <ToolButton aria-label={`Sign ${name} out everywhere`} onClick={onSignOut}>
            Sign out everywhere
          </ToolButton>
        </div>
      )}
    </RowDetails>
  );
}
