import { styled } from 'styled-components';
import { DrawingImage } from '../../art/drawing.js';
import { drawing } from '../../art/scenes/drawings.js';
import type { Feature } from '../../content/features.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { IllustratedDialog } from '../../design/layers/illustrated-dialog.js';
import { Claims } from '../../design/marks/claims.js';
import { SureMark } from '../../design/marks/sure-mark.js';

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

/** A feature's large picture and story. Closing it clears the choice. */
export function FeatureDialog({ feature, onClose }: FeatureDialogProps) {
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
        <SureMark sureness={feature.sureness} />
        <p>{feature.footing}</p>
        {feature.seenOn ? <ButtonLink to={feature.seenOn.to}>{feature.seenOn.label}</ButtonLink> : null}
      </Footing>
    </IllustratedDialog>
  );
}
