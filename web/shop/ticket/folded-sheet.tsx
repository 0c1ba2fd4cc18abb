import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { ticketCard } from '#house/ticket/ticket-card.js';
import { wayMap } from '#house/ticket/way-map.js';
import { media } from '../../kit/design/media.js';

const PaperOnly = styled.div`
  display: none;
  ${media.print} { display: block; }
`;

const Way = styled(PaperOnly)`
  grid-area: map;
  print-color-adjust: exact;
  span { font-size: 8pt; }
  p { margin-top: 0.05in; font: 400 8pt / 1.25 var(--text); }
`;

/** As large as a playing card: 2.5 by 3.5 inches. */
const CutOut = styled(PaperOnly)`
  grid-area: card;
  print-color-adjust: exact;
  html[data-on-record] & { visibility: hidden; }
  ${media.print} { display: grid; grid-template-columns: 2.56in minmax(0, 1fr); gap: 0.12in; }
  img { width: 2.56in; height: 3.56in; padding: 0.03in; border: 1px dashed #000; }
  > div:only-child { grid-column: 1 / -1; }
  div { display: grid; grid-template-rows: auto repeat(11, 1fr); font: 400 8pt / 1.25 var(--text); }
  i { border-bottom: 1px solid color-mix(in srgb, var(--paper-edge) 60%, transparent); }
`;

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] as const;

/** What the lower half of the printed sheet has beside the facts: the way, the dealt card to cut out, lines to write on. Lines are all of it without a card. */
export function FoldedSheet({ code }: { readonly code: string }) {
  return (
    <>
      {wayMap ? (
        <Way aria-hidden="true">
          <wayMap.Map />
          <p>{wayMap.printedCaption}</p>
        </Way>
      ) : null}
      <CutOut aria-hidden="true">
        {ticketCard ? <ticketCard.Picture code={code} /> : null}
        <div>
          <Trans>Notes</Trans>
          {lines.map((line) => (
            <i key={line} />
          ))}
        </div>
      </CutOut>
    </>
  );
}
