import { styled } from 'styled-components';
import { ToolButton } from '../design/controls/tool-button.js';
import { VisuallyHidden } from '../design/layout/visually-hidden.js';
import { Notice } from '../design/marks/notice.js';
import { ToolIcon } from '../design/marks/tool-icon.js';
import { SkeletonLine } from '../design/waiting/skeleton.js';

const Rows = styled.div`
  display: grid;
  gap: 1px;
  background: var(--line);
  > div { display: flex; align-items: center; gap: var(--s-5); min-height: 3.125rem; padding-inline: var(--s-4); background: var(--raised); }
`;

const Message = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-3);
  padding: var(--s-5) var(--s-4);
`;

const places = [1, 2, 3, 4, 5, 6] as const;

export function ListLoading({ label }: { readonly label: string }) {
  return (
    <>
      <VisuallyHidden role="status">Loading {label}...</VisuallyHidden>
      <Rows aria-hidden="true">
        {places.map((place) => (
          <div key={place}>
            <SkeletonLine width="40%" />
            <SkeletonLine width="20%" />
            <SkeletonLine width="15%" />
          </div>
        ))}
      </Rows>
    </>
  );
}

interface ListFailedProps {
  readonly label: string;
  readonly onRetry: () => void;
}

export function ListFailed({ label, onRetry }: ListFailedProps) {
  return (
    <Message>
      <Notice tone="refused" alert title={`The ${label} could not be loaded`}>
        The server did not answer. Nothing is lost.
      </Notice>
      <ToolButton onClick={onRetry}>
        <ToolIcon name="again" />
        Try again
      </ToolButton>
    </Message>
  );
}

interface ListEmptyProps {
  /** Can be empty. */
  readonly search: string;
  readonly children: string;
  readonly onClear: () => void;
}

export function ListEmpty({ search, children, onClear }: ListEmptyProps) {
  return (
    <Message>
      <p role="status">{search === '' ? children : `Nothing matches “${search}”.`}</p>
      {search === '' ? null : <ToolButton onClick={onClear}>Clear the search</ToolButton>}
    </Message>
  );
}
