import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type Feature, features } from '../../content/features.js';
import { Terrace } from '../../design/frames/terrace.js';
import { Page } from '../../design/layout/page.js';
import { OnRecordSwitch } from '../../design/marks/on-record-switch.js';
import { usePageTitle } from '../../document/page-title.js';
import { Alarm } from './alarm/alarm.js';
import { FeatureCard, FeatureGrid } from './feature-card.js';
import { FeatureDialog } from './feature-dialog.js';
import { FeaturesInFull } from './features-in-full.js';
import { HillCutaway } from './hill-cutaway.js';

const Inside = styled(Page)`
  padding-block: clamp(2.5rem, 1.8rem + 2.6vw, 4.25rem) clamp(3rem, 2rem + 4vw, 6rem);
  > label { margin-bottom: var(--s-5); }
`;

/** /structures: the hill cut open, six features with a dialog each, and the casino's alarm. */
export function StructuresPage() {
  usePageTitle(
    'Structures',
    'The hill cut open: casino, underground tunnels, tea garden, swimming pool, horse stables and cooling system of Top O’ Hill Terrace, drawn and told.',
  );
  const [selected, setSelected] = useState<Feature>();

  const select = (feature: Feature) => (event: MouseEvent<HTMLElement>) => {
    // Not every browser focuses a clicked button, and focus must return to it.
    event.currentTarget.focus({ preventScroll: true });
    setSelected(feature);
  };

  return (
    <>
      <HillCutaway onSelect={select} />
      <Terrace>
        <Inside>
          <OnRecordSwitch />
          <FeatureGrid aria-label="Structures">
            {features.map((feature) => (
              <FeatureCard key={feature.id} feature={feature} onSelect={select(feature)} />
            ))}
          </FeatureGrid>
          <FeaturesInFull />
        </Inside>
      </Terrace>
      <Alarm />
      <FeatureDialog feature={selected} onClose={() => setSelected(undefined)} />
    </>
  );
}
