import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { tourDrawings } from '#house/drawings/tour-drawings.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { SkeletonCard, SkeletonLine } from '../../kit/design/waiting/skeleton.js';
import { TOUR_TYPES } from '../../kit/lib/tour-labels.js';
import { Leaf, LeafImage, LeafText, Triptych } from './tour-menu.js';

const Back = styled(SkeletonCard)`
  position: absolute;
  inset: 0;
`;

/** Announced from the first panel when stacked, from the middle one when side by side. */
const Said = styled.span`
  @media (max-width: 61.99rem) { li:nth-child(2) & { display: none; } }
  @media (min-width: 62rem) { li:first-child & { display: none; } }
`;

/** A placeholder as high as the text that will replace it. */
const Line = styled.span`
  display: flow-root;
  > span { display: inline-block; height: 0.7em; vertical-align: baseline; }
`;

const Button = styled(SkeletonCard)`
  height: 3rem;
  margin-top: var(--s-4);
`;

const facts = [
  { term: t`Duration`, width: '5rem', grand: false },
  { term: t`Party`, width: '7rem', grand: false },
  { term: t`Per person`, width: '5rem', grand: true },
] as const;

const features = [
  ['first', '70%'],
  ['second', '85%'],
  ['third', '75%'],
  ['fourth', '60%'],
] as const;

function Bar({ width }: { readonly width: string }) {
  return (
    <Line>
      <SkeletonLine as="span" width={width} />
    </Line>
  );
}

/** The menu before its words are set: three leaves of the final size. */
export function ToursSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">
        <Trans>Loading tours...</Trans>
      </VisuallyHidden>
      <Triptych aria-hidden="true">
        {/* As the menu will most likely read: its pictures are there while its words are fetched. */}
        {TOUR_TYPES.map((leaf) => (
          <Leaf key={leaf} data-favorite={leaf === 'premium' ? '' : undefined}>
            <LeafImage data-part="image">
              <Back />
              <img src={tourDrawings[leaf].src} alt="" width={600} height={360} />
            </LeafImage>
            <LeafText>
              <h2>
                {leaf === 'private' ? (
                  '\u00a0'
                ) : (
                  <Said>
                    <Trans>Loading tours...</Trans>
                  </Said>
                )}
                &nbsp;
              </h2>
              <p>
                <Bar width="80%" />
                <Bar width="60%" />
              </p>
              <Leaders facts={facts.map(({ width, ...fact }) => ({ ...fact, value: <Bar width={width} /> }))} />
              <Button />
              <ul>
                {features.map(([feature, width]) => (
                  <li key={feature}>
                    <Bar width={width} />
                  </li>
                ))}
              </ul>
            </LeafText>
          </Leaf>
        ))}
      </Triptych>
    </>
  );
}
