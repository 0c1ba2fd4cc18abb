import { styled } from 'styled-components';
import { IllustratedDialog } from '../../../../kit/design/layers/illustrated-dialog.js';
import { Leaders } from '../../../../kit/design/marks/leaders.js';
import { media } from '../../../../kit/design/media.js';
import { Text } from '../../../../kit/design/type/text.js';
import { CertaintyMark } from '../../design/certainty-mark.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { guestCard } from '../../drawings/guests/guest-cards.js';
import type { Guest } from '../../texts/guests/guest.js';
import type { GuestCategory } from '../../texts/guests/guests.js';

const Portrait = styled(DrawingImage)`
  width: min(100%, 12.5rem);
  height: auto;
  border-radius: 4.4%;
  filter: drop-shadow(0 12px 16px rgb(6 18 14 / 0.55));
  ${media.fromTablet} { width: min(100%, 21rem); }
`;

const Life = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-block: var(--s-5);
  padding-top: var(--s-5);
  border-top: 1px solid var(--rule);
  font: 400 var(--t-4) / 1.55 var(--text);
`;

interface GuestDialogProps {
  /** The dialog is open while there is one. */
  readonly guest: Guest | undefined;
  readonly category: GuestCategory;
  readonly onClose: () => void;
}

/** A guest's card, biography, and the certainty of the visit. */
export function GuestDialog({ guest, category, onClose }: GuestDialogProps) {
  if (guest === undefined) return null;
  return (
    <IllustratedDialog
      open
      onOpenChange={onClose}
      title={guest.name}
      place="beside"
      ground="felt"
      illustration={<Portrait drawing={guestCard(guest)} />}
    >
      <Text kind="serif" soft mt={2} mb={5}>
        {guest.description}
      </Text>
      <Leaders
        facts={[
          { term: 'Dealt among', value: category.title },
          { term: 'Era', value: guest.era },
          { term: 'Notable', value: guest.notable },
          { term: 'The visit', value: <CertaintyMark certainty={guest.certainty} /> },
        ]}
      />
      <Life>
        {guest.biography.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Life>
      <Text kind="small" soft>
        Photo source: {guest.photoSource}
      </Text>
    </IllustratedDialog>
  );
}
