import { useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../design/controls/tool-button.js';
import { media } from '../../design/media.js';
import type { DoorPhone } from '../data/door-phone.js';

const Place = styled.div`
  padding: 0 var(--gutter) var(--s-5);
  ${media.print} { display: none; }
`;

/** Ends the session and forgets the names of the day, for phones that go from hand to hand. */
export function SignOutAtDoor({ phone }: { readonly phone: DoorPhone }) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const signOut = async (): Promise<void> => {
    setIsBusy(true);
    setHasFailed(!(await phone.signOut()));
    setIsBusy(false);
  };
  return (
    <Place>
      <ToolButton kind="quiet" busy={isBusy} onClick={() => void signOut()}>
        Sign out and forget the names
      </ToolButton>
      {hasFailed ? <p role="alert">Signing out needs a signal. Names are deleted automatically tonight.</p> : null}
    </Place>
  );
}
