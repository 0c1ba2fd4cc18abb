import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { media } from '../../kit/design/media.js';

const Foot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  padding: var(--s-2) var(--s-4);
  border-top: 1px solid var(--line);
  font-size: var(--t-2);
  color: var(--fg-soft);
  > div { display: flex; gap: var(--s-2); }
  ${media.print} { display: none; }
`;

/** "26 to 50 of 130" */
export function rangeLabel(page: number, pageSize: number, total: number): string {
  const first = page * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  return first === last ? `${first} of ${total}` : `${first} to ${last} of ${total}`;
}

interface PagerProps {
  readonly label: string;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Previous and next; nothing if the list fits on one page. */
export function Pager({ label, page, pageSize, total, onPage }: PagerProps) {
  const isFirst = page === 0;
  const isLast = (page + 1) * pageSize >= total;
  if (isFirst && isLast) return null;
  // `aria-disabled`, so that the button just pressed keeps the focus.
  const step = (to: number, isOff: boolean) => ({
    'aria-disabled': isOff || undefined,
    onClick: isOff ? undefined : () => onPage(to),
  });
  return (
    <Foot aria-label={`Pages of ${label}`}>
      <span role="status">{rangeLabel(page, pageSize, total)}</span>
      <div>
        <ToolButton {...step(page - 1, isFirst)}>
          <Icon name="back" size={16} />
          Previous
        </ToolButton>
        <ToolButton {...step(page + 1, isLast)}>
          Next
          <Icon name="forward" size={16} />
        </ToolButton>
      </div>
    </Foot>
  );
}
