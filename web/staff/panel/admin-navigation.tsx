import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { Dialog } from '../../kit/design/layers/dialog.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { ToolIcon } from '../../kit/design/marks/tool-icon.js';
import { media } from '../../kit/design/media.js';
import type { StaffRole } from '../../kit/staff-session/staff-client.js';
import { ToolAnchor } from '../design/tool-link.js';
import { useNeeds } from '../today/use-needs.js';
import { countOf, EntryLink, NeedCount, type NeedCounts } from './entry-link.js';
import { type EntryGroup, groupsFor, type PageName } from './page-names.js';

const Bar = styled.nav`
  position: fixed;
  z-index: 20;
  inset: auto 0 0;
  padding-bottom: env(safe-area-inset-bottom);
  background: var(--raised);
  border-top: 1px solid var(--edge);
  ul { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); max-width: 40rem; margin-inline: auto; }
  a, button {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 3px;
    width: 100%;
    min-height: 3.75rem;
    font: 500 var(--t-1)/1.1 var(--ui);
    color: var(--fg-soft);
    text-decoration: none;
    border-top: 3px solid transparent;
  }
  a:focus-visible, button:focus-visible { outline-offset: -4px; }
  [aria-current], [data-current] { font-weight: 600; color: var(--fg); background: var(--hover); border-color: var(--rule); }
  b { position: absolute; top: 2px; left: calc(50% + 4px); min-width: 1.25rem; margin: 0; padding-inline: 4px; line-height: 1.25rem; }
  ${media.forcedColors} { a, button { border-color: Canvas; } [aria-current], [data-current] { border-color: Highlight; } }
  ${media.fromSideColumn} { display: none; }
  ${media.shallow} { position: static; }
  ${media.print} { display: none; }
`;

const List = styled.div`
  margin-inline: calc(-1 * var(--s-4));
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr)); }
`;

const { fromPanel } = thisHouse.navigation;

const shownAtOnce = 4;

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
  ${media.forcedColors} { a { border-color: Canvas; } a > svg { color: CanvasText; } a[aria-current] { border-color: Highlight; } }
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

/** The whole navigation in groups, and a link to a page of the site (product.md §2.13). */
function EntryGroups({ groups, ...rest }: EntryGroupsProps) {
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
        <ToolAnchor href={fromPanel.to} wide>
          <ToolIcon name="view" />
          {fromPanel.label}
        </ToolAnchor>
      </Foot>
    </>
  );
}

interface ThumbBarProps {
  readonly groups: readonly EntryGroup[];
  readonly current: PageName;
  readonly counts: NeedCounts;
  /** Focuses the page that is shown now. */
  readonly onFollowed: () => void;
}

/** The first four pages in reach of the thumb, and all pages behind More. Escape closes the list and focuses More. */
function ThumbBar({ groups, current, counts, onFollowed }: ThumbBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const hasFollowed = useRef(false);
  const entries = groups.flatMap((group) => group.entries);
  const others = entries.slice(shownAtOnce);

  const close = (followed: boolean): void => {
    hasFollowed.current = followed;
    setIsOpen(false);
  };

  return (
    <Bar aria-label="Daily" data-bar="">
      <ul>
        {entries.slice(0, shownAtOnce).map((entry) => (
          <li key={entry.icon}>
            <EntryLink entry={entry} current={current} counts={counts} />
          </li>
        ))}
        <li>
          <button
            ref={more}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            data-current={others.some(({ pages }) => pages.includes(current)) || undefined}
            onClick={() => setIsOpen(true)}
          >
            <Icon name="menu" size={22} />
            <span>More</span>
            <NeedCount count={countOf(others, counts)} />
          </button>
        </li>
      </ul>
      <Dialog
        plain
        open={isOpen}
        onOpenChange={() => close(false)}
        title="Admin Panel"
        onClosed={() => (hasFollowed.current ? onFollowed() : more.current?.focus())}
      >
        <List>
          <EntryGroups groups={groups} current={current} counts={counts} onFollow={() => close(true)} />
        </List>
      </Dialog>
    </Bar>
  );
}

const Side = styled.nav`
  display: none;
  ${media.fromSideColumn} {
    display: block;
    background: var(--raised);
    border-right: 1px solid var(--line);
    > div { position: sticky; top: 0; }
  }
  ${media.print} { display: none; }
`;

const MINUTE_MS = 60_000;

interface AdminNavigationProps {
  readonly role: StaffRole;
  readonly current: PageName;
  readonly onFollowed: () => void;
}

/** A role's pages, with counts of what needs attention: next to the page on a wide screen, else in reach of the thumb. */
export function AdminNavigation({ role, current, onFollowed }: AdminNavigationProps) {
  const { needs, reload } = useNeeds();
  const groups = groupsFor(role);
  const counts: Partial<Record<PageName, number>> = {};
  for (const { page, count } of needs ?? []) counts[page] = (counts[page] ?? 0) + count;
  const lookAgain = useEffectEvent(() => void reload());

  useEffect(() => {
    const timer = setInterval(() => lookAgain(), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  const shared: { current: PageName; counts: NeedCounts } = { current, counts };
  return (
    <>
      <Side aria-label="Admin Panel">
        <div>
          <EntryGroups groups={groups} {...shared} />
        </div>
      </Side>
      <ThumbBar groups={groups} {...shared} onFollowed={onFollowed} />
    </>
  );
}
