import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Era } from '../../content/eras.js';
import { Page } from '../../design/layout/page.js';
import { Claims } from '../../design/marks/claims.js';
import { media } from '../../design/media.js';
import { Year } from './year.js';

const Contents = styled(Page)`
  padding-block: clamp(2rem, 3vw, 3rem) clamp(3rem, 5vw, 5.5rem);
`;

/** From 960 px in two columns, read down first. */
const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: clamp(2rem, 5vw, 4.5rem);
  margin-top: var(--s-4);
  ${media.fromDesktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); grid-template-rows: repeat(var(--rows), auto); grid-auto-flow: column; }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--s-5);
  align-items: baseline;
  height: 100%;
  padding: var(--s-4) 0;
  border-top: 1px solid var(--rule);
  text-decoration: none;
  > span:first-child { font: 400 var(--t-5) / 1.15 var(--title); color: var(--oxblood); }
  b { display: block; font: 400 var(--t-6) / 1.15 var(--title); }
  b + span { display: block; margin-top: var(--s-1); font: 400 var(--t-4) / 1.45 var(--text); color: var(--fg-soft); }
  &:hover { background: var(--hover); b { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; } }
  ${media.fromPhone} { grid-template-columns: 9.75rem minmax(0, 1fr); }
`;

/** The eight eras as a list, while none is open. Each row links to its era's fragment. */
export function EraContents({ eras }: { readonly eras: readonly Era[] }) {
  return (
    <Contents as="section" aria-labelledby="where-to-begin">
      <h2 id="where-to-begin">Where to begin</h2>
      <List style={{ '--rows': Math.ceil(eras.length / 2) } as CSSProperties}>
        {eras.map(({ id, year, title, preview }) => (
          <li key={id}>
            <Row to={{ hash: id }} replace preventScrollReset>
              <span>
                <Year>{year}</Year>
              </span>
              <span>
                <b>{title}</b>
                <span>
                  <Claims text={preview} />
                </span>
              </span>
            </Row>
          </li>
        ))}
      </List>
    </Contents>
  );
}
