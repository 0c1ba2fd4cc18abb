import { styled } from 'styled-components';
import { DrawingImage } from '../../art/drawing.js';
import { drawing } from '../../art/scenes/drawings.js';
import type { Era } from '../../content/eras.js';
import { IllustratedDialog } from '../../design/layers/illustrated-dialog.js';
import { Claims } from '../../design/marks/claims.js';
import { Year } from './year.js';

const BigYear = styled.p`
  margin-top: var(--s-3);
  font: 400 clamp(2.25rem, 1.6rem + 2.4vw, 3.5rem) / 0.95 var(--sign);
  color: var(--oxblood);
`;

const Description = styled.p`
  margin-top: var(--s-4);
  font: italic 400 var(--t-5) / 1.4 var(--text);
  color: var(--fg-soft);
`;

const Summary = styled.p`
  margin-top: var(--s-4);
  font: 400 var(--t-4) / var(--lh-read) var(--text);
`;

interface EraDialogProps {
  readonly era: Era;
  readonly onClose: () => void;
}

/** An era without a card of its own: year, title, description, image, summary. */
export function EraDialog({ era, onClose }: EraDialogProps) {
  return (
    <IllustratedDialog
      open
      onOpenChange={onClose}
      title={era.title}
      place="beside"
      illustration={<DrawingImage drawing={drawing(era.drawing)} />}
    >
      <BigYear>
        <Year>{era.year}</Year>
      </BigYear>
      <Description>
        <Claims text={era.preview} />
      </Description>
      <Summary>{era.summary}</Summary>
    </IllustratedDialog>
  );
}
