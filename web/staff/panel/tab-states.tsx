import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { ListLoading } from '../../kit/desk/list-states.js';
import { AdminColumns } from '../layout/admin-layout.js';

/** Until the script of a page has come. */
export function LoadingTab({ name }: { readonly name: string }) {
  return (
    <AdminColumns>
      <div>
        <ListLoading label={name} />
      </div>
    </AdminColumns>
  );
}

/** In place of a page that broke, or whose script could not be loaded: the others still work, and opening it again tries again. */
export function BrokenTab() {
  return (
    <AdminColumns>
      <Notice tone="refused" title="This page couldn’t be shown" alert>
        <p>Opening it again often helps, or loading the whole panel. What is saved is kept.</p>
        <ToolButton onClick={() => window.location.reload()}>Load the panel again</ToolButton>
      </Notice>
    </AdminColumns>
  );
}
