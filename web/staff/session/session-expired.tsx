import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Dialog } from '../../kit/design/layers/dialog.js';
import { PanelSignIn } from './panel-sign-in.js';

const Inside = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-5);
`;

/** The sign-in over the panel after the session has expired; what is typed below it stays. */
export function SessionExpired({ open, email }: { readonly open: boolean; readonly email: string }) {
  return (
    <Dialog
      plain
      open={open}
      title="Please sign in again"
      description="Your session has ended. Everything you typed is still here. Please repeat the last action."
    >
      <Inside>
        <PanelSignIn email={email} />
        <ToolButton kind="quiet" onClick={() => window.location.assign('/')}>
          Leave the panel
        </ToolButton>
      </Inside>
    </Dialog>
  );
}
