import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { ToolIcon } from '../../kit/design/marks/tool-icon.js';
import { media } from '../../kit/design/media.js';
import { preparePage } from './admin-pages.js';
import { type Entry, type PageName, pageAddress, pageLabels } from './page-names.js';

const Count = styled.b`
  min-width: 1.5rem;
  margin-left: auto;
  padding-inline: 6px;
  font: 600 var(--t-1)/1.5rem var(--ui);
  text-align: center;
  font-variant-numeric: tabular-nums;
  color: var(--paper-raised);
  background: var(--oxblood);
  border-radius: var(--r-chip);
  ${media.forcedColors} { border: 1px solid; }
`;

/** How many things need attention; nothing for 0. */
export function NeedCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Count>
      <VisuallyHidden> </VisuallyHidden>
      {count}
      <VisuallyHidden>{count === 1 ? ' needs attention' : ' need attention'}</VisuallyHidden>
    </Count>
  );
}

/** By page: how many things need attention. */
export type NeedCounts = Readonly<Partial<Record<PageName, number>>>;

export function countOf(entries: readonly Entry[], counts: NeedCounts): number {
  return entries.flatMap(({ pages }) => pages).reduce((sum, page) => sum + (counts[page] ?? 0), 0);
}

interface EntryLinkProps {
  readonly entry: Entry;
  readonly current: PageName;
  readonly counts: NeedCounts;
  readonly onFollow?: () => void;
}

/** Link to an entry of the navigation, with its count. */
export function EntryLink({ entry, current, counts, onFollow }: EntryLinkProps) {
  const [first] = entry.pages;
  const holdsCurrent = entry.pages.includes(current) ? 'true' : undefined;
  return (
    <Link
      to={pageAddress(first)}
      aria-current={first === current ? 'page' : holdsCurrent}
      onPointerEnter={() => void preparePage(first)}
      onClick={onFollow}
    >
      <ToolIcon name={entry.icon} size={20} />
      <span>{pageLabels[first]}</span>
      <NeedCount count={countOf([entry], counts)} />
    </Link>
  );
}
