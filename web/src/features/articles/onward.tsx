import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '../../design/marks/icon.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
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
