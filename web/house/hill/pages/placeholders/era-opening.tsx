import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Terrace } from '../../../../kit/design/frames/terrace.js';
import { Page } from '../../../../kit/design/layout/page.js';
import { IllustratedOpening } from '../../design/illustrated-opening.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { drawing } from '../../drawings/scenes/drawings.js';
import type { DrawingId } from '../../texts/drawing-alts.js';
import { eras } from '../../texts/eras.js';
import { EraSummary } from './era-summary.js';

const Inside = styled(Page)`
  padding-block: 6.5rem clamp(3rem, 2rem + 4vw, 6rem);
  @media (min-width: 64rem) { padding-top: 10.5rem; }
`;

interface EraOpeningProps {
  readonly page: { readonly era: string; readonly drawing: DrawingId };
  readonly children: ReactNode;
}

/** A page without a text of its own: words beside its picture, then the era that tells of it. */
export function EraOpening({ page, children }: EraOpeningProps) {
  const era = eras.find(({ id }) => id === page.era);
  if (era === undefined) throw new Error(`No era ${page.era}`);
  return (
    <>
      <IllustratedOpening illustration={<DrawingImage drawing={drawing(page.drawing)} fetchPriority="high" />}>
        {children}
      </IllustratedOpening>
      <Terrace>
        <Inside>
          <EraSummary era={era} />
        </Inside>
      </Terrace>
    </>
  );
}
