import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { checkSession } from '../../kit/staff-session/session-store.js';
import { NarrowPage } from '../layout/admin-layout.js';

/** The server did not answer whose session it is. */
export function SessionUnavailable() {
  return (
    <NarrowPage>
      <h1>Admin Panel</h1>
      <Notice tone="refused" alert title="The admin panel is not available">
        We could not check who is signed in. Nothing is lost. Please try again in a moment.
      </Notice>
      <ToolButton onClick={() => void checkSession()}>Try again</ToolButton>
    </NarrowPage>
  );
}
