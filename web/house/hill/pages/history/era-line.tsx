import { styled } from 'styled-components';
import { Night } from '../../../../kit/design/ground/ground.js';
import { Page } from '../../../../kit/design/layout/page.js';
import { media } from '../../../../kit/design/media.js';
import { Text } from '../../../../kit/design/type/text.js';
import { type Era, eraHint } from '../../texts/eras.js';
import { EraPlace } from './era-place.js';
import type { EraLineControl } from './use-era-line.js';

const Head = styled(Page)`
  display: grid;
  gap: var(--s-2) var(--s-7);
  padding-block: clamp(1.25rem, 0.8rem + 1.4vw, 2rem) clamp(1rem, 1.4vw, 1.5rem);
  p { ${media.belowDesktop} { display: none; } }
  ${media.fromDesktop} { grid-template-columns: auto minmax(0, 30rem); justify-content: space-between; align-items: end; }
`;

const Line = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 4px;
  @media (min-width: 44rem) { grid-template-columns: repeat(8, minmax(0, 1fr)); gap: 0; }
  /* room for the hint, which the preview covers */
  ${media.belowDesktop} { padding-bottom: 6.25rem; }
  ${media.fromDesktop} { margin-inline: calc(-1 * max(0px, (min(100vw, 132rem) - var(--page)) / 2 - var(--gutter))); }
`;

/** For fingers, which hover over nothing. */
const Tap = styled.b`
  display: none;
  @media (hover: none) { display: inline; font-weight: 400; }
`;

function Hint() {
  return (
    <span>
      {eraHint}
      <Tap>. Tap any strip.</Tap>
    </span>
  );
}

const HintBelow = styled(Text)`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  align-items: center;
  min-height: 6rem;
  ${media.fromDesktop} { display: none; }
`;

interface EraLineProps {
  readonly eras: readonly Era[];
  readonly control: EraLineControl;
  /** `id` of the open card. */
  readonly cardId: string;
}

/** Eight strips of one hill, the house above and the underground below. One tunnel runs through all of them. */
export function EraLine({ eras, control, cardId }: EraLineProps) {
  return (
    <Night>
      <Head>
        <h1 tabIndex={-1}>Eight eras, one tunnel</h1>
        <Text kind="serif" soft>
          <Hint />
        </Text>
      </Head>
      <Page>
        <Line role="group" aria-label="Eras">
          <HintBelow kind="serif" soft>
            <Hint />
          </HintBelow>
          {eras.map((era) => (
            <EraPlace
              key={era.id}
              era={era}
              isOpen={control.open === era.id}
              isDimmed={control.open !== undefined && control.open !== era.id}
              isPreviewed={control.preview === era.id}
              controls={cardId}
              place={control.place(era.id)}
            />
          ))}
        </Line>
      </Page>
    </Night>
  );
}
