import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { cutCorners } from '../../../../kit/design/frames/cut-corners.js';
import { Frame } from '../../../../kit/design/frames/frame.js';
import { Terrace } from '../../../../kit/design/frames/terrace.js';
import { nightColors } from '../../../../kit/design/ground/ground.js';
import { IllustratedDialog } from '../../../../kit/design/layers/illustrated-dialog.js';
import { Page } from '../../../../kit/design/layout/page.js';
import { media } from '../../../../kit/design/media.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { AsDrawn, CertaintyMark } from '../../design/certainty-mark.js';
import { Claims } from '../../design/claims.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { drawing } from '../../drawings/scenes/drawings.js';
import { type Feature, features } from '../../texts/features.js';
import { Alarm } from './alarm/alarm.js';
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
      place="wide"
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

const FeatureGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7) var(--s-6);
  ${media.fromPhone} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--s-7) var(--s-5); }
  ${media.fromDesktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s-8) var(--s-6); }
`;

/** A framed picture with a brass plate, as in a museum. All of it opens the dialog. */
const Hung = styled.li`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  text-align: center;
  > p { margin-top: var(--s-3); max-width: 24rem; font: 400 var(--t-4) / 1.45 var(--text); text-wrap: balance; }
  > span { margin-top: var(--s-3); }
`;

const Mount = styled(Frame)`
  ${nightColors}
  width: 100%;
  transition: transform var(--fast) var(--ease);
  > img { aspect-ratio: 3 / 2; object-fit: cover; }
  li:hover > & { transform: translateY(-4px); }
  ${media.reducedMotion} { li:hover > & { transform: none; } }
`;

const Plaque = styled.h2`
  margin-top: -1.15rem;
  font-size: var(--t-5);
  button { color: var(--night); }
  /* the whole card is the button */
  button::after { content: ""; position: absolute; inset: 0; z-index: 1; }
  span { --c: 5px; position: relative; isolation: isolate; display: grid; place-items: center; min-height: var(--target); padding: 0.35rem var(--s-5) 0.45rem; }
  span::before { content: ""; position: absolute; inset: 0; z-index: -2; background: var(--brass-lit); ${cutCorners} }
  span::after { content: ""; position: absolute; inset: 3px; z-index: -1; border: 13.33px solid transparent; border-image: var(--hair-night) 16 / 13.33px stretch; }
  li:hover > & span::before { background: var(--brass-hover); }
`;

interface FeatureCardProps {
  readonly feature: Feature;
  readonly onSelect: (event: MouseEvent<HTMLElement>) => void;
}

function FeatureCard({ feature, onSelect }: FeatureCardProps) {
  return (
    <Hung data-told={feature.certainty === 'local tradition' ? '' : undefined}>
      <Mount>
        <DrawingImage drawing={drawing(feature.drawing)} loading="lazy" />
      </Mount>
      <Plaque>
        <button type="button" aria-haspopup="dialog" onClick={onSelect}>
          <span>{feature.title}</span>
        </button>
      </Plaque>
      <p>
        <Claims text={feature.description} />
      </p>
      <CertaintyMark certainty={feature.certainty} />
    </Hung>
  );
}

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
