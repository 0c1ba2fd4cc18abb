import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../../design/media.js';
import type { Chapter } from './chapters.js';

const Crumbs = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--s-2);
  color: var(--fg-soft);
  font: 500 var(--t-1) / 1.3 var(--ui);
  letter-spacing: var(--caps);
  text-transform: uppercase;
  li { display: inline-flex; align-items: center; min-height: var(--target); }
  li + li::before { content: "/"; margin-right: var(--s-2); color: var(--rule); }
  a { display: inline-flex; align-items: center; min-width: var(--target); min-height: var(--target); color: var(--accent); text-decoration: none; }
  a:hover { text-decoration: underline; text-underline-offset: 0.25em; }
  ${media.print} { display: none; }
`;

export function Breadcrumbs({ chapter: { number, count } }: { readonly chapter: Chapter }) {
  return (
    <nav aria-label="Breadcrumb">
      <Crumbs>
        <li>
          <Link to="/">Home</Link>
        </li>
        <li>
          <Link to="/timeline">The story</Link>
        </li>
        <li aria-current="page">
          {number} of {count}
        </li>
      </Crumbs>
    </nav>
  );
}
