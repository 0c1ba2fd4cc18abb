import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { dealtFrom } from '../../../../services/shared/contracts/src/ticket/dealt-card.js';
import { media } from '../../../kit/design/media.js';
import { CertaintyMark } from '../design/certainty-mark.js';
import { DrawingImage } from '../drawings/drawing.js';
import { guestCard } from '../drawings/guests/guest-cards.js';
import { guests } from '../texts/guests/guests.js';

const Card = styled.figure`
  display: grid;
  gap: var(--s-2);
  justify-items: center;
  img { width: 100%; height: auto; border-radius: 4.4%; }
  figcaption { display: grid; justify-items: center; gap: 2px; font: 400 var(--t-2) / 1.3 var(--text); }
  /* In print the card already contains the text. */
  ${media.print} { figcaption { display: none; } }
`;

export function DealtCard({ code }: { readonly code: string }) {
  const guest = dealtFrom(guests, code);
  const { name } = guest;
  return (
    <Card data-told="">
      <DrawingImage drawing={guestCard(guest)} lang="en" />
      <figcaption>
        <Trans>Dealt to you: {name}</Trans>
        <CertaintyMark certainty={guest.certainty} />
      </figcaption>
    </Card>
  );
}

/** The card alone, to cut out of the sheet of paper. */
export function DealtPicture({ code }: { readonly code: string }) {
  return <img src={guestCard(dealtFrom(guests, code)).src} alt="" width={300} height={420} />;
}
