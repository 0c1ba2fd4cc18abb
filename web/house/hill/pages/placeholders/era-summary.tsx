import { styled } from 'styled-components';
import { Frame } from '../../../../kit/design/frames/frame.js';
import { nightColors } from '../../../../kit/design/ground/ground.js';
import { Leaders } from '../../../../kit/design/marks/leaders.js';
import { media } from '../../../../kit/design/media.js';
import { Text } from '../../../../kit/design/type/text.js';
import { TextLink } from '../../../../kit/design/type/text-link.js';
import { CertaintyMark } from '../../design/certainty-mark.js';
import { Claims } from '../../design/claims.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { eraScene } from '../../drawings/scenes/era-drawings.js';
import type { Era } from '../../texts/eras.js';

const EraText = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) clamp(2rem, 5vw, 4.5rem);
  align-items: start;
  ${media.fromPhone} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  ${media.fromDesktop} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
`;

const Poster = styled(Frame)`
  ${nightColors}
  > img { aspect-ratio: 520 / 664; object-fit: cover; }
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-3);
  max-width: var(--measure);
  dl { width: 100%; margin-top: var(--s-3); }
`;

const WayThere = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
`;

const Year = styled.p`
  font: 400 clamp(2.25rem, 1.4rem + 3.4vw, 4.5rem) / 0.9 var(--sign);
  color: var(--oxblood);
`;

/** The era of a placeholder or moved page, as on the History page. */
export function EraSummary({ era }: { readonly era: Era }) {
  return (
    <EraText aria-labelledby="era-summary">
      <Poster>
        <DrawingImage drawing={eraScene(era.drawing)} loading="lazy" />
      </Poster>
      <Content>
        <Year>{era.year}</Year>
        <h2 id="era-summary">{era.title}</h2>
        <Text kind="lead" soft fontStyle="italic">
          <Claims text={era.tagline} />
        </Text>
        {era.paragraphs.map((paragraph) => (
          <Text key={paragraph} kind="serif">
            <Claims text={paragraph} />
          </Text>
        ))}
        <Leaders
          facts={era.marks.map(({ claim, certainty }) => ({
            term: claim,
            value: <CertaintyMark certainty={certainty} />,
          }))}
        />
        <WayThere to={`/history#${era.id}`}>Open this era on the History page</WayThere>
      </Content>
    </EraText>
  );
}
