import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Text } from '../../kit/design/type/text.js';
import { staffPaths } from '../../kit/document/staff-paths.js';
import { listed } from '../../kit/lib/sentences.js';
import { ToolLink } from '../design/tool-link.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { useSetUp } from './use-set-up.js';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 30rem), 1fr));
  list-style: none;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-3); align-items: center; padding: var(--s-3) var(--s-4); border-bottom: 1px solid var(--line); }
  li:last-child { border-bottom: 0; }
  p { color: var(--fg-soft); font-size: var(--t-2); line-height: 1.4; overflow-wrap: anywhere; }
  [data-urgent] h4 { color: var(--refused); }
`;

/** What a manager settles before visitors come. Each line goes when it is true, and comes back when it is not; without any, nothing. */
export function SetUpSection() {
  const parts = useSetUp();
  const items = parts.flatMap((part) => part.items ?? []);
  const failed = parts.filter(({ hasFailed }) => hasFailed);
  const reload = (): void => {
    for (const part of failed) part.reload();
  };
  const isWaiting = parts.some((part) => part.items === undefined && !part.hasFailed);
  // Lines that come one after another would move what is below them.
  if (isWaiting || items.length + failed.length === 0) return null;
  return (
    <AdminSection title={items.length === 0 ? 'First steps' : `First steps: ${items.length} left`}>
      {items.length === 0 ? null : (
        <List aria-label="First steps">
          {items.map(({ title, text, verb, to, isUrgent }) => (
            <li key={title} data-urgent={isUrgent || undefined}>
              <div>
                <h4>{title}</h4>
                <p>{text}</p>
              </div>
              <ToolLink to={to} reloadDocument={!to.startsWith(staffPaths.admin)} aria-label={`${verb}: ${title}`}>
                {verb}
              </ToolLink>
            </li>
          ))}
        </List>
      )}
      {failed.length === 0 ? null : (
        <AdminSectionBody>
          <Text role="alert">
            {`Could not be checked: ${listed(failed.map(({ of }) => of))}. `}
            <ToolButton onClick={reload}>Try again</ToolButton>
          </Text>
        </AdminSectionBody>
      )}
    </AdminSection>
  );
}
