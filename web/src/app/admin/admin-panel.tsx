import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AdminMain, AdminShell } from '../../admin/layout/admin-layout.js';
import type { StaffRole } from '../../admin/session-state/staff-client.js';
import { PlainTabs } from '../../design/controls/plain-tabs.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { usePageTitle } from '../../document/page-title.js';
import { paths } from '../paths/paths.js';
import { AdminNavigation } from './admin-navigation.js';
import { panelOf } from './admin-pages.js';
import { pageLeads, panelSubtitle } from './page-leads.js';
import { groupsFor, type PageName, pageAddress, pageLabels, pageNamed, tabLabel } from './page-names.js';
import { useLiveQueries } from './use-live-queries.js';

const Main = styled(AdminMain)`
  ${media.belowSideColumn} { padding-bottom: 7rem; }
`;

const Head = styled.header`
  > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--s-4); }
  h1 { font: 500 var(--t-2)/1.3 var(--ui); }
  h2 { font-size: var(--t-6); line-height: 1.15; }
  + nav { margin-top: var(--s-3); }
  ${media.print} { display: none; }
`;

interface AdminPanelProps {
  readonly role: StaffRole;
  readonly takesFocus: boolean;
}

/** The panel: its navigation, and the page that the address names (product.md §2.13). */
export function AdminPanel({ role, takesFocus }: AdminPanelProps) {
  useLiveQueries();
  const [parameters] = useSearchParams();
  const { booking } = useParams();
  const { pathname } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const pageTitle = useRef<HTMLHeadingElement>(null);
  const named = pathname === paths.adminBook ? 'book' : parameters.get('tab');
  const current = pageNamed(booking === undefined ? named : 'bookings', role);
  const [seen, setSeen] = useState<ReadonlySet<PageName>>(new Set());
  if (!seen.has(current)) setSeen(new Set([...seen, current]));
  usePageTitle(`${pageLabels[current]}, Admin Panel`);
  const entries = groupsFor(role).flatMap((group) => group.entries);
  const together = entries.find(({ pages }) => pages.includes(current))?.pages ?? [];

  // The sign-in form that had the focus is gone.
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) title.current?.focus();
  }, [takesFocus]);

  // What was followed is gone with the page, or with the list of what was found.
  const shown = [current, booking, parameters.get('search')].join(' ');
  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current !== shown && document.activeElement === document.body) pageTitle.current?.focus();
    lastShown.current = shown;
  }, [shown]);

  return (
    <AdminShell>
      <AdminNavigation role={role} current={current} onFollowed={() => pageTitle.current?.focus()} />
      <Main id="main" tabIndex={-1}>
        <Head>
          <div>
            <h1 ref={title} tabIndex={-1}>
              Admin Panel
            </h1>
            <Text soft kind="small">
              {panelSubtitle(current)}
            </Text>
          </div>
          <h2 ref={pageTitle} tabIndex={-1}>
            {pageLabels[together[0] ?? current]}
          </h2>
          <Text soft kind="small">
            {pageLeads[current]}
          </Text>
        </Head>
        {together.length > 1 ? (
          <PlainTabs
            label={pageLabels[together[0] ?? current]}
            tabs={together.map((name) => ({
              to: pageAddress(name),
              label: tabLabel(name),
              isCurrent: name === current,
            }))}
          />
        ) : null}
        {[...new Set([...seen, current])].map((name) => {
          const { kept = false, panel } = panelOf(name, role, booking);
          if (name !== current && !kept) return null;
          // A list begins anew with each search that an address names.
          return (
            <div key={kept ? name : `${name} ${parameters.get('search')}`} data-page={name} hidden={name !== current}>
              {panel}
            </div>
          );
        })}
      </Main>
    </AdminShell>
  );
}
