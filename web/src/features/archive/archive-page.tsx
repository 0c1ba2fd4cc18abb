import { DrawingImage } from '../../art/drawing.js';
import { drawing } from '../../art/scenes/drawings.js';
import { archiveDrawing } from '../../content/archive.js';
import { IllustratedOpening, UnderOpening } from '../../design/frames/illustrated-opening.js';
import { Terrace } from '../../design/frames/terrace.js';
import { OnRecordSwitch } from '../../design/marks/on-record-switch.js';
import { Text } from '../../design/type/text.js';
import { usePageTitle } from '../../document/page-title.js';
import { ConstructionTimeline } from './construction-timeline.js';
import { NotableFeatures } from './notable-features.js';

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
          <Text kind="serif" soft fontStyle="italic">
            The plan is an illustration: no builder’s drawing of the hill has come down to us.
          </Text>
          <OnRecordSwitch />
          <ConstructionTimeline />
          <NotableFeatures />
        </UnderOpening>
      </Terrace>
    </>
  );
}
