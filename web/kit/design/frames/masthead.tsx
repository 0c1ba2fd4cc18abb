import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { Night } from '../ground/ground.js';
import { Page } from '../layout/page.js';
import { media } from '../media.js';
import { Text } from '../type/text.js';

const Head = styled(Night)`
  position: relative;
  padding-top: clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem);
  overflow: clip;
  /* The ground at night, under the shoulders of the panel, too. */
  &:has([data-skyline]) {
    margin-bottom: calc(-1.2 * var(--tread));
    padding-bottom: calc(1.2 * var(--tread));
    &::before { content: ""; position: absolute; inset: auto 0 0; height: clamp(4.5rem, 8vw, 8.5rem); box-sizing: content-box; border-bottom: calc(1.2 * var(--tread)) solid var(--night-ground); background: url(${thisHouse.drawings.horizon}) 0 100% / auto 100% repeat-x; mask: linear-gradient(90deg, rgb(0 0 0 / 0.5) 30%, #000 62%); }
  }
`;

const Inside = styled(Page)`
  position: relative;
  padding-bottom: clamp(1.5rem, 1rem + 2vw, 2.5rem);
  h1 + p { margin-top: var(--s-3); max-width: 44rem; }
  &[data-skyline] {
    ${media.fromDesktop} { padding-right: 25rem; }
    ${media.belowDesktop} { padding-bottom: clamp(4.25rem, 17vw, 8rem); }
    ${media.fromWidest} { padding-right: 34rem; > img { width: 30rem; } }
  }
  > img { position: absolute; right: 0; bottom: 0; width: clamp(9.5rem, 26vw, 22.5rem); height: auto; aspect-ratio: 3; max-width: none; mask: linear-gradient(90deg, transparent, #000 10% 94%, transparent); }
`;

interface MastheadProps {
  /** Above the title: the page's name in the navigation, if the title differs. */
  readonly kicker?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** URL of a 360 × 120 drawing at the right edge. Decorative. */
  readonly skyline?: string;
  readonly children?: ReactNode;
}

/** The dark opening of an inner page: its title (the h1), a sentence, a skyline. A `Terrace` follows. */
export function Masthead({ kicker, title, lead, skyline, children }: MastheadProps) {
  return (
    <Head>
      <Inside data-skyline={skyline ? '' : undefined}>
        {kicker ? <Text kind="caps">{kicker}</Text> : null}
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <Text kind="lead">{lead}</Text> : null}
        {children}
        {skyline ? <img src={skyline} alt="" width={360} height={120} /> : null}
      </Inside>
    </Head>
  );
}
