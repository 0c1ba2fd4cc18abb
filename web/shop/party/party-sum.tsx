import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { DrawnIcon } from '../../kit/design/marks/icon.js';
import { printedCents } from '../../kit/lib/money.js';
import { linesOf, type Party, sumOf, type TicketPrice } from '../../kit/lib/tickets/party.js';
import { bringProof, partyInWords, seatsSentence, typesWithProof } from '../../kit/lib/tickets/ticket-words.js';

const idCard = 'M3 5h18v14H3zM8 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM5 17q0-2.5 3-2.5t3 2.5M14 10h4M14 14h4';

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-4);
  align-items: baseline;
  justify-content: space-between;
  font-size: var(--t-3);
  small { display: block; font-size: var(--t-2); color: var(--fg-soft); }
  b { font: 400 var(--t-6)/1 var(--title); font-variant-numeric: tabular-nums; }
`;

const Proof = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--s-3);
  align-items: start;
  font-size: var(--t-2);
  line-height: 1.45;
  svg { color: var(--brass-deep); }
  b { font-weight: 600; }
`;

interface PartySumProps {
  readonly party: Party;
  readonly prices: readonly TicketPrice[];
}

/** Who comes, in words, and the price. Announced, so that the steppers need not be. */
export function PartySum({ party, prices }: PartySumProps) {
  const seats = seatsSentence(party, prices);
  return (
    <Sum aria-live="polite">
      <span>
        {partyInWords(party, prices) || t`Nobody yet`}
        {seats === '' ? null : <small>{seats}</small>}
      </span>
      <b>{printedCents(sumOf(linesOf(party, prices)))}</b>
    </Sum>
  );
}

/** What is asked for at the door of this party, and that nothing is added to the sum. */
export function ProofNote({ party, prices }: PartySumProps) {
  const types = typesWithProof(prices);
  const bring = bringProof(party, prices);
  const companion = prices.some(({ type }) => type.code === 'companion') ? ` ${t`A companion needs no proof.`}` : '';
  const nothingAdded = t`Nothing is added later: the sum here is what you pay.`;
  return (
    <Proof>
      <DrawnIcon path={idCard} />
      {bring === '' ? (
        <span>
          {types === '' ? null : `${t`${types} show an ID at the door.`}${companion} `}
          {nothingAdded}
        </span>
      ) : (
        <span>
          <b>{bring}</b>{' '}
          <Trans>
            {types} show one at the door. If someone forgets it, they pay the difference to an adult ticket there and
            come in with you.
          </Trans>
        </span>
      )}
    </Proof>
  );
}
