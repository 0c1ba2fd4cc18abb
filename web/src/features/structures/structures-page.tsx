import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import { DrawingImage } from '../../art/drawing.js';
import { drawing } from '../../art/scenes/drawings.js';
import { type Feature, features } from '../../content/features.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Terrace } from '../../design/frames/terrace.js';
import { IllustratedDialog } from '../../design/layers/illustrated-dialog.js';
import { Page } from '../../design/layout/page.js';
import { AsDrawn, CertaintyMark } from '../../design/marks/certainty-mark.js';
import { Claims } from '../../design/marks/claims.js';
import { usePageTitle } from '../../document/page-title.js';
import { Alarm } from './alarm/alarm.js';
import { FeatureCard, FeatureGrid } from './feature-card.js';
import { HillCutaway } from './hill-cutaway.js';

const Story = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-4);
  max-width: 42rem;
  font: 400 var(--t-4) / var(--lh-read) var(--text);
`;

const Footing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s-2) var(--s-4);
  margin-top: var(--s-5);
  padding-top: var(--s-4);
  border-top: 1px solid var(--rule);
  > a { width: 100%; }
  p { flex: 1 1 18rem; font: italic 400 var(--t-3) / 1.45 var(--text); color: var(--fg-soft); }
`;

interface FeatureDialogProps {
  /** The chosen feature; the dialog is open while there is one. */
  readonly feature: Feature | undefined;
  readonly onClose: () => void;
}

function FeatureDialog({ feature, onClose }: FeatureDialogProps) {
  if (feature === undefined) return null;
  return (
    <IllustratedDialog
      open
      onOpenChange={onClose}
      title={feature.title}
      place="above"
      illustration={<DrawingImage drawing={drawing(feature.drawing)} />}
    >
      <Story>
        {feature.detailedDescription.map((paragraph) => (
          <p key={paragraph}>
            <Claims text={paragraph} />
          </p>
        ))}
      </Story>
      <Footing>
        <CertaintyMark certainty={feature.certainty} />
        <AsDrawn what="Picture" />
        <p>{feature.footing}</p>
        {feature.seenOn ? <ButtonLink to={feature.seenOn.to}>{feature.seenOn.label}</ButtonLink> : null}
      </Footing>
    </IllustratedDialog>
  );
}

const Inside = styled(Page)`
  padding-block: clamp(2.5rem, 1.8rem + 2.6vw, 4.25rem) clamp(3rem, 2rem + 4vw, 6rem);
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

/** The text of all dialogs for readers without scripts. Only in the prerendered page. */
function FeaturesInFull() {
  return (
    <noscript>
      {features.map(({ id, title, detailedDescription, footing }) => (
        <section key={id}>
          <h2>{title}</h2>
          {detailedDescription.map((paragraph) => (
            <p key={paragraph}>
              <Claims text={paragraph} />
            </p>
          ))}
          <p>{footing}</p>
        </section>
      ))}
    </noscript>
  );
}
