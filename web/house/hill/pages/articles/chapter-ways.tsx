import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '../../../../kit/design/marks/icon.js';
import { media } from '../../../../kit/design/media.js';
import { Text } from '../../../../kit/design/type/text.js';
import type { Chapter } from './chapters.js';

const Ways = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: clamp(3rem, 6vw, 6rem);
  border: solid var(--rule);
  border-width: 4px 0;
  border-style: double;
  > * + * { border-top: 1px solid var(--rule); }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > * + * { border-top: 0; border-left: 1px solid var(--rule); }
  }
  ${media.print} { display: none; }
`;

const Way = styled(Link)`
  display: grid;
  gap: var(--s-1);
  align-content: center;
  padding: var(--s-5) 0;
  text-decoration: none;
  b { font: 400 var(--t-6) / 1.15 var(--title); }
  &:hover b { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
  @media (min-width: 64rem) { padding: var(--s-6) var(--s-5) var(--s-6) var(--s-2); &:last-child { padding: var(--s-6) var(--s-2) var(--s-6) var(--s-5); text-align: right; justify-items: end; } }
`;

const Place = styled(Text)`
  display: inline-flex;
  gap: var(--s-2);
  align-items: center;
  color: var(--accent);
`;

/** Links to the previous and next chapter; after the last one, to the whole story. */
export function Onward({ chapter: { before, after, count } }: { readonly chapter: Chapter }) {
  return (
    <Ways aria-label="More of the story">
      {before ? (
        <Way to={before.to}>
          <Place as="span" kind="caps">
            <Icon name="previous" size={18} />
            {before.place}
          </Place>
          <b>{before.title}</b>
        </Way>
      ) : null}
      <Way to={after?.to ?? '/timeline'}>
        <Place as="span" kind="caps">
          {after?.place ?? `All ${count} chapters`}
          <Icon name="next" size={18} />
        </Place>
        <b>{after?.title ?? 'The story from the start'}</b>
      </Way>
    </Ways>
  );
}

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

/** Where the chapter is in the story. */
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
