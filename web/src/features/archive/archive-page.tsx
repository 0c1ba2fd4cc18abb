import { styled } from 'styled-components';
import { DrawingImage } from '../../art/drawing.js';
import { drawing } from '../../art/scenes/drawings.js';
import { archiveDrawing, notableFeatures } from '../../content/archive.js';
import { IllustratedOpening, UnderOpening } from '../../design/frames/illustrated-opening.js';
import { Terrace } from '../../design/frames/terrace.js';
import { CertaintyMark } from '../../design/marks/certainty-mark.js';
import { GateRule } from '../../design/marks/gate-rule.js';
import { OnRecordSwitch } from '../../design/marks/on-record-switch.js';
import { media } from '../../design/media.js';
import { Text } from '../../design/type/text.js';
import { TextLink } from '../../design/type/text-link.js';
import { usePageTitle } from '../../document/page-title.js';
import { ConstructionTimeline } from './construction-timeline.js';
import { EvidencePlates } from './evidence-plates.js';
import { KeptElsewhere } from './kept-elsewhere.js';

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
