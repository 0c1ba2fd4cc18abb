import { useId } from 'react';
import { styled } from 'styled-components';
import { ToolLink } from '../../design/controls/tool-link.js';
import { ToolIcon } from '../../design/marks/tool-icon.js';
import { media } from '../../design/media.js';
import { EntryLink, type NeedCounts } from './entry-link.js';
import type { EntryGroup, PageName } from './page-names.js';

const Group = styled.div`
  > p { padding: var(--s-4) var(--s-4) var(--s-1); font: 600 var(--t-1)/1.2 var(--ui); letter-spacing: 0.03em; color: var(--fg-soft); }
  a {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: var(--target);
    padding-inline: var(--s-3) var(--s-4);
    font: 500 var(--t-3)/1.2 var(--ui);
    color: var(--fg);
    text-decoration: none;
    border-left: 4px solid transparent;
  }
  a > svg { flex: none; color: var(--brass-deep); }
  a:hover { background: var(--hover); }
  a:focus-visible { outline-offset: -4px; }
  a[aria-current] { font-weight: 600; background: var(--hover); border-color: var(--rule); }
  ${media.forcedColors} { a[aria-current] { border-color: Highlight; } }
`;

const Foot = styled.p`
  padding: var(--s-5) var(--s-4) var(--s-4);
  white-space: nowrap;
`;

interface EntryGroupsProps {
  readonly groups: readonly EntryGroup[];
  readonly current: PageName;
  readonly counts: NeedCounts;
  readonly onFollow?: () => void;
}

/** The whole navigation in groups, and a link to the History page (product.md §2.13). */
export function EntryGroups({ groups, ...rest }: EntryGroupsProps) {
  const id = useId();
  return (
    <>
      {groups.map(({ title, entries }) => (
        <Group key={title}>
          <p id={`${id}-${title}`}>{title}</p>
          <ul aria-labelledby={`${id}-${title}`}>
            {entries.map((entry) => (
              <li key={entry.icon}>
                <EntryLink entry={entry} {...rest} />
              </li>
            ))}
          </ul>
        </Group>
      ))}
      <Foot>
        <ToolLink to="/history" wide>
          <ToolIcon name="view" />
          View History Page
        </ToolLink>
      </Foot>
    </>
  );
}
