import { styled } from 'styled-components';
import { picture } from '../../art/scenes/pictures.js';
import type { Feature } from '../../content/features.js';
import { PictureDialog } from '../../design/layers/picture-dialog.js';
import { SureMark } from '../../design/marks/sure-mark.js';

const Told = styled.div`
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
  p { flex: 1 1 18rem; font: italic 400 var(--t-3) / 1.45 var(--text); color: var(--fg-soft); }
`;

type FeatureDialogProps = {
  /** The feature that was chosen; the dialog is open while there is one. */
  readonly feature: Feature | undefined;
  readonly onClose: () => void;
};

/** A feature's large picture and its story; closing it clears the choice (spec.md §4). */
export const FeatureDialog = ({ feature, onClose }: FeatureDialogProps) => {
  if (feature === undefined) return null;
  const { src, width, height } = picture(feature.src);
  return (
    <PictureDialog
      open
      onOpenChange={onClose}
      title={feature.title}
      place="above"
      picture={<img src={src} alt={`Illustration. ${feature.alt}`} width={width} height={height} />}
    >
      <Told>
        {feature.detailedDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Told>
      <Footing>
        <SureMark sureness={feature.sureness} />
        <p>{feature.footing}</p>
      </Footing>
    </PictureDialog>
  );
};
