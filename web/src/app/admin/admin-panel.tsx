import { useEffect, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { StaffRole } from '../../admin/session/staff-client.js';
import { PlainTabs } from '../../design/controls/plain-tabs.js';
import { ToolLink } from '../../design/controls/tool-link.js';
import { ToolIcon } from '../../design/marks/tool-icon.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { paths } from '../paths/paths.js';
import { tabsFor } from './admin-tabs.js';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-6);
  margin-bottom: var(--s-3);
  ${media.print} { display: none; }
`;

/** The panel: its heading, a link to the History page, and the tabs (product.md §2.13). */
export function AdminPanel({ role, takesFocus }: { readonly role: StaffRole; readonly takesFocus: boolean }) {
  const [parameters] = useSearchParams();
  const { booking } = useParams();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  const tabs = tabsFor(role, booking);
  const [first] = tabs;
  const named = booking === undefined ? parameters.get('tab') : 'bookings';
  const active = tabs.find(({ name }) => name === named) ?? first;

  // The sign-in form that had the focus is gone.
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) title.current?.focus();
  }, [takesFocus]);

  return (
    <>
      <Head>
        <div>
          <h1 ref={title} tabIndex={-1}>
            Admin Panel
          </h1>
          <Text soft>Manage products, tours and content</Text>
        </div>
        <ToolLink to="/history">
          <ToolIcon name="view" />
          View History Page
        </ToolLink>
      </Head>
      {active ? (
        <PlainTabs
          label="What to manage"
          tabs={tabs}
          active={active.name}
          onChange={(name) => {
            const search = name === first?.name ? '' : `?tab=${name}`;
            void navigate({ pathname: paths.admin, search }, { replace: booking === undefined });
          }}
        />
      ) : null}
    </>
  );
}
