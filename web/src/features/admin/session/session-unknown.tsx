import { ToolButton } from '../../../design/controls/tool-button.js';
import { Notice } from '../../../design/marks/notice.js';
import { checkSession } from './session-store.js';
import { SmallPage } from './small-page.js';

/** Nobody answered whose session this is. */
export const SessionUnknown = () => (
  <SmallPage>
    <h1>Admin Panel</h1>
    <Notice tone="refused" alert title="The desk does not answer">
      It could not be checked who you are. Nothing is lost; please try again in a moment.
    </Notice>
    <ToolButton onClick={() => void checkSession()}>Try again</ToolButton>
  </SmallPage>
);
