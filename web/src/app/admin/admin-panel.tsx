import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PlainTabs } from '../../design/controls/plain-tabs.js';
import { ToolLink } from '../../design/controls/tool-button.js';
import { ToolIcon } from '../../design/marks/tool-icon.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { adminTabs, isTabName, type TabName } from './admin-tabs.js';

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
export function AdminPanel({ takesFocus }: { readonly takesFocus: boolean }) {
  const [parameters, setParameters] = useSearchParams();
  const title = useRef<HTMLHeadingElement>(null);
  const named = parameters.get('tab') ?? '';
  const active: TabName = isTabName(named) ? named : 'products';

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
      <PlainTabs
        label="What to manage"
        tabs={adminTabs}
        active={active}
        onChange={(name) => setParameters(name === 'products' ? {} : { tab: name }, { replace: true })}
      />
    </>
  );
}
