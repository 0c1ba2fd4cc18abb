import { styled } from 'styled-components';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { ToolLink } from '../../design/controls/tool-link.js';
import { StateMark } from '../../design/marks/state-mark.js';
import { useNeeds } from './use-needs.js';

const List = styled.ul`
  li { display: grid; grid-template-columns: 2.25rem minmax(0, 1fr) auto; gap: var(--s-3); align-items: center; padding: var(--s-3) var(--s-4); border-top: 1px solid var(--line); }
  li:first-child { border-top: 0; }
  b { font-size: 1.5rem; font-weight: 600; line-height: 1; color: var(--refused); font-variant-numeric: tabular-nums; }
  p { color: var(--fg-soft); font-size: var(--t-2); line-height: 1.4; overflow-wrap: anywhere; }
`;

/** What waits for a member of staff. */
export function NeedsSection() {
  const { needs, isLoading, hasFailed, reload } = useNeeds();
  return (
    <AdminSection title="Needs attention" busy={isLoading}>
      {hasFailed ? <ListFailed label="needs" onRetry={() => void reload()} /> : null}
      {needs === undefined && isLoading ? <ListLoading label="needs" /> : null}
      {needs?.length === 0 ? (
        <AdminSectionBody>
          <StateMark tone="good">Nothing needs attention.</StateMark>
        </AdminSectionBody>
      ) : null}
      <List aria-label="Needs attention">
        {(needs ?? []).map(({ count, title, text, verb, page, filter }) => (
          <li key={title}>
            <b>{count}</b>
            <div>
              <h4>{title}</h4>
              <p>{text}</p>
            </div>
            <ToolLink to={`/admin?tab=${page}${filter ? `&${filter}` : ''}`} aria-label={`${verb}: ${title}`}>
              {verb}
            </ToolLink>
          </li>
        ))}
      </List>
    </AdminSection>
  );
}
