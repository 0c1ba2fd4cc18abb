import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Night } from '../ground/ground.js';
import { Page } from '../layout/page.js';
import { media } from '../media.js';
import { Text } from '../type/text.js';

const Head = styled(Night)`
  position: relative;
  padding-block: clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem) 0;
  overflow: clip;
`;

const Inside = styled(Page)`
  position: relative;
  padding-bottom: clamp(1.5rem, 1rem + 2vw, 2.5rem);
  h1 + p { margin-top: var(--s-3); max-width: 44rem; }
  &[data-skyline] {
    ${media.fromDesktop} { padding-right: 25rem; }
    ${media.belowDesktop} { padding-bottom: clamp(4.25rem, 17vw, 8rem); }
  }
  > img { position: absolute; right: 0; bottom: 0; width: clamp(9.5rem, 26vw, 22.5rem); height: auto; aspect-ratio: 3; max-width: none; }
`;

interface MastheadProps {
  readonly title: string;
  readonly lead?: string;
  /** URL of a 360 × 120 drawing at the right edge. Decorative. */
  readonly skyline?: string;
  readonly children?: ReactNode;
}

/** The dark opening of an inner page: its title (the h1), a sentence, a skyline. A `Terrace` follows. */
export function Masthead({ title, lead, skyline, children }: MastheadProps) {
  return (
    <Head>
      <Inside data-skyline={skyline ? '' : undefined}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <Text kind="lead">{lead}</Text> : null}
        {children}
        {skyline ? <img src={skyline} alt="" width={360} height={120} /> : null}
      </Inside>
    </Head>
  );
}
