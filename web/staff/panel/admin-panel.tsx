import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { ErrorBoundary } from '../../kit/lib/loading/error-boundary.js';
import type { StaffRole } from '../../kit/staff-session/staff-client.js';
import { useMissingParts } from '../data/missing-parts.js';
import { PlainTabs } from '../design/plain-tabs.js';
import { AdminMain, AdminShell } from '../layout/admin-layout.js';
import { AdminNavigation } from './admin-navigation.js';
import { panelOf } from './admin-pages.js';
import { groupsFor, type PageName, pageAddress, pageLabels, pageNamed, tabLabel } from './page-names.js';
import { BrokenTab, LoadingTab } from './tab-states.js';
import { useAskedPage } from './use-asked-page.js';
import { useLiveQueries } from './use-live-queries.js';

/** One sentence per page, under its title. */
const pageLeads: Readonly<Record<PageName, string>> = {
  today: 'Who is coming today, what is missing, and what needs an answer',
  calendar: 'Opening hours, closed days, seats and guides of each time',
  rota: 'Who leads which tour this week',
  bookings: 'Every party: find it, move it, change it, cancel it',
  book: 'Book a tour for somebody who calls or writes',
  groups: 'Schools and other groups: ask, quote, hold, book',
  door: 'Conflicts to settle, walk-up sales, the kitchen sheet and the phones at the door',
  messages: 'What visitors wrote to the house',
  emails: 'What the house mailed, what failed, and mails around a visit',
  orders: 'What the store sold: pack it, send it, refund it',
  money: 'Payments and refunds, day by day',
  visits: 'How many guests came, on which tours, and how full they were',
  vouchers: 'Gift vouchers and codes: what was sold, issued and used',
  tours: 'The tours that visitors can book',
  prices: 'What each type of guest pays, shipping and tax',
  'price-rules': 'When a tour costs more or less than usual',
  'change-rule': 'Until when visitors change a visit, and what goes back when they cancel',
  products: 'What the store sells',
  images: 'Pictures for products and tours',
  questions: 'What visitors answer when they book',
  content: 'House details, media, menus, questions and testimonials',
  'guest-book': 'What guests wrote after their visit: show it or not',
  staff: 'Who works here, and what each may do',
  record: 'Who changed what, and when',
  'personal-data': 'What is stored about one visitor: export or erase it',
  status: 'How the site and its services are doing',
  account: 'Your password and two-step verification',
};

/** Where guides see their own times alone, and change nothing. */
const guideLeads: Readonly<Partial<Record<PageName, string>>> = { bookings: 'Who comes to the times that you lead' };

/** Of the first pages of the panel. */
const subtitle = 'Manage products, tours and content';

const onTheSite = groupsFor('manager')
  .filter(({ title }) => title === 'On the site')
  .flatMap(({ entries }) => entries.flatMap(({ pages }) => pages));

/** Next to the panel's name. */
function panelSubtitle(page: PageName): string | undefined {
  return onTheSite.includes(page) ? subtitle : undefined;
}

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

/** Over the page: what it lacks, and a way to ask for it again. */
function MissingParts() {
  const parts = useMissingParts();
  if (parts.length === 0) return null;
  return (
    <Notice tone="refused" title="Part of this page is missing" alert>
      <p>{[...new Set(parts.map(({ why }) => why))].join(' ')}</p>
      <ToolButton onClick={() => void Promise.all(parts.map(({ reload }) => reload()))}>Try again</ToolButton>
    </Notice>
  );
}

interface AdminPanelProps {
  readonly role: StaffRole;
  readonly takesFocus: boolean;
}

/** The navigation, and the page that the URL names (product.md §2.13). */
export function AdminPanel({ role, takesFocus }: AdminPanelProps) {
  useLiveQueries();
  const [parameters] = useSearchParams();
  const { named, booking } = useAskedPage();
  const title = useRef<HTMLHeadingElement>(null);
  const pageTitle = useRef<HTMLHeadingElement>(null);
  const current = pageNamed(named, role, booking);
  const [seen, setSeen] = useState<ReadonlySet<PageName>>(new Set());
  if (!seen.has(current)) setSeen(new Set([...seen, current]));
  usePageTitle(`${pageLabels[current]}, Admin Panel`);
  const entries = groupsFor(role).flatMap((group) => group.entries);
  const together = entries.find(({ pages }) => pages.includes(current))?.pages ?? [];

  // The sign-in form that had the focus is gone.
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) title.current?.focus();
  }, [takesFocus]);

  // The link that was followed is gone with the page or the search results, and the focus with it.
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
            {(role === 'guide' ? guideLeads[current] : undefined) ?? pageLeads[current]}
          </Text>
        </Head>
        <MissingParts />
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
          // A new search in the URL mounts the list anew.
          return (
            <div key={kept ? name : `${name} ${parameters.get('search')}`} data-page={name} hidden={name !== current}>
              <ErrorBoundary fallback={<BrokenTab />} place={shown}>
                <Suspense fallback={<LoadingTab name={pageLabels[name]} />}>{panel}</Suspense>
              </ErrorBoundary>
            </div>
          );
        })}
      </Main>
    </AdminShell>
  );
}
