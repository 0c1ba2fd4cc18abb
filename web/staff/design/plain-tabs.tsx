import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-1);
  border-bottom: 1px solid var(--edge);
  a {
    display: grid;
    place-items: center;
    min-height: 2.875rem;
    padding-inline: var(--s-4);
    font: 500 var(--t-3)/1 var(--ui);
    color: var(--fg-soft);
    text-decoration: none;
    border-bottom: 3px solid transparent;
  }
  a:hover { color: var(--fg); background: var(--hover); }
  a:focus-visible { outline-offset: -6px; }
  a[aria-current] { color: var(--fg); font-weight: 600; border-color: var(--rule); }
  ${media.belowTablet} { a { padding-inline: var(--s-3); font-size: var(--t-2); } }
  ${media.forcedColors} { a { border-color: Canvas; } a[aria-current] { border-color: Highlight; } }
  ${media.print} { display: none; }
`;

interface PlainTab {
  readonly to: string;
  readonly label: ReactNode;
  readonly isCurrent: boolean;
}

/** Links to related pages of the admin panel, the current one underlined. */
export function PlainTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly PlainTab[] }) {
  return (
    <nav aria-label={label}>
      <List>
        {tabs.map(({ to, label: words, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
              {words}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
