import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import type { StaffRole } from '../../admin/session-state/staff-client.js';
import { media } from '../../design/media.js';
import { useNeeds } from '../../features/admin-today/use-needs.js';
import { EntryGroups } from './entry-groups.js';
import type { NeedCounts } from './entry-link.js';
import { groupsFor, type PageName } from './page-names.js';
import { ThumbBar } from './thumb-bar.js';

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
  /** Gives the focus to the page that is shown now. */
  readonly onFollowed: () => void;
}

/** The pages of a role: beside the page on a wide screen, under the thumb on others. Shows counts of what needs attention. */
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
