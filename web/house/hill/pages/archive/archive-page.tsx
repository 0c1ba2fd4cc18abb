import { styled } from 'styled-components';
import { Frame } from '../../../../kit/design/frames/frame.js';
import { Terrace } from '../../../../kit/design/frames/terrace.js';
import { nightColors } from '../../../../kit/design/ground/ground.js';
import { media } from '../../../../kit/design/media.js';
import { Text } from '../../../../kit/design/type/text.js';
import { OutsideLink, TextLink } from '../../../../kit/design/type/text-link.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { CertaintyMark } from '../../design/certainty-mark.js';
import { GateRule } from '../../design/gate-rule.js';
import { IllustratedOpening, UnderOpening } from '../../design/illustrated-opening.js';
import { OnRecordSwitch } from '../../design/on-record-switch.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { drawing } from '../../drawings/scenes/drawings.js';
import { archiveDrawing, keptElsewhere, notableFeatures } from '../../texts/archive.js';
import { ConstructionTimeline } from './construction-timeline.js';
import { EvidencePlates } from './evidence-plates.js';

const Part = styled.section`
  margin-top: clamp(3.5rem, 6vw, 6rem);
  h2 { margin-top: var(--s-6); }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: clamp(2rem, 5vw, 4.5rem);
  margin-top: var(--s-5);
  ${media.fromDesktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  li { padding-block: var(--s-4); border-top: 1px solid var(--rule); ${media.print} { break-inside: avoid; } }
  h3 { font-size: var(--t-5); }
  h3 + p { margin-top: var(--s-2); font: 400 var(--t-4) / 1.5 var(--text); text-wrap: pretty; }
  li > span { margin-top: var(--s-2); }
`;

function NotableFeatures() {
  return (
    <Part aria-labelledby="notable-features">
      <GateRule />
      <h2 id="notable-features">Notable features</h2>
      <List>
        {notableFeatures.map(({ name, text, certainty }) => (
          <li key={name} data-told={certainty === 'on record' ? undefined : ''}>
            <h3>{name}</h3>
            <p>{text}</p>
            <CertaintyMark certainty={certainty} />
          </li>
        ))}
      </List>
      <Text kind="serif" mt={5}>
        The rooms themselves are drawn on <TextLink to="/structures">Structures</TextLink>.
      </Text>
    </Part>
  );
}

const Elsewhere = styled.section`
  margin-top: clamp(3.5rem, 6vw, 6rem);
`;

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--s-6);
  margin-top: var(--s-5);
`;

/** An empty frame with a lamp over it: the wall shows where the photograph would hang. */
const Empty = styled(Frame)`
  ${nightColors}
  --mat: #2a1d14;
  > div { display: grid; align-content: center; justify-items: center; gap: var(--s-3); aspect-ratio: 3 / 2; padding: var(--s-5); text-align: center; color: var(--fg); background: radial-gradient(70% 80% at 50% 0, rgb(242 200 121 / 0.42), rgb(242 200 121 / 0.1) 62%, transparent), #3a2b1a; }
  p { max-width: 24rem; font: italic 400 var(--t-4) / 1.4 var(--text); text-wrap: balance; }
  a { display: inline-flex; align-items: center; min-height: var(--target); color: var(--accent); font: 500 var(--t-3) / 1.3 var(--ui); }
`;

/** Photographs that exist and are not ours: empty frames, each with a link to its keeper. */
function KeptElsewhere() {
  return (
    <Elsewhere aria-labelledby="kept-elsewhere">
      <h2 id="kept-elsewhere">Photographs that others keep</h2>
      <Wall>
        {keptElsewhere.map(({ text, source, sourcePage }) => (
          <li key={text}>
            <Empty>
              <div>
                <p>{text}</p>
                <OutsideLink href={sourcePage}>Kept by {source}</OutsideLink>
              </div>
            </Empty>
          </li>
        ))}
      </Wall>
    </Elsewhere>
  );
}

export function ArchivePage() {
  usePageTitle(
    'Archive',
    'What was built on the hill, from tea room to preserved site, and what is still there to see: gate, garden, tunnel, pool, stable.',
  );
  return (
    <>
      <IllustratedOpening illustration={<DrawingImage drawing={drawing(archiveDrawing)} fetchPriority="high" />}>
        <h1 tabIndex={-1}>Archive</h1>
        <Text kind="lead">What was built on the hill, when, and what is left to see.</Text>
      </IllustratedOpening>
      <Terrace>
        <UnderOpening>
          <Text kind="lead">We own no photographs of those years. We draw, and we say what we know.</Text>
          <OnRecordSwitch />
          <ConstructionTimeline />
          <EvidencePlates />
          <KeptElsewhere />
          <NotableFeatures />
        </UnderOpening>
      </Terrace>
    </>
  );
}
