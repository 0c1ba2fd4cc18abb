import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { BilledGroup, IssuedDocument } from '../../../services/shared/contracts/src/house/document-words.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonAnchor } from '../../kit/design/controls/button-anchor.js';
import { Text } from '../../kit/design/type/text.js';
import { DocumentSheet } from '../../kit/group/document-sheet.js';
import { peopleWords } from '../../kit/group/people-words.js';
import { usePrinting } from '../../kit/group/printed-sheet.js';
import { printedCents } from '../../kit/lib/money.js';
import { longDate } from '../../kit/lib/venue-dates.js';
import { Buttons } from './own-page-parts.js';

interface DocumentRowProps {
  readonly document: IssuedDocument;
  readonly group: BilledGroup;
  /** Its PDF, where the page has one. */
  readonly file?: string;
}

/** What a document is for, and a button that prints it on a sheet of its own. */
export function DocumentRow({ document: issued, group, file }: DocumentRowProps) {
  const [isPrinting, print] = usePrinting();
  const { number, kind, ofNumber, issuedOn, dueOn, orderNumber, came, totalCents } = issued;
  const day = longDate(issuedOn);
  const credited = ofNumber ?? '';
  const dueDay = dueOn ? longDate(dueOn) : '';
  const people = peopleWords(issued);
  const facts = [
    t`Issued on ${day}`,
    dueOn ? t`due on ${dueDay}` : '',
    orderNumber ? t`on purchase order ${orderNumber}` : '',
    came === null ? t`for ${people}` : t`for ${people}; ${came} came`,
  ];
  return (
    <li>
      <b>{kind === 'invoice' ? t`Invoice ${number}` : t`Credit note ${number} of invoice ${credited}`}</b>
      <strong>
        {kind === 'credit_note' ? '−' : ''}
        {printedCents(totalCents)}
      </strong>
      <Text soft>{facts.filter(Boolean).join(', ')}.</Text>
      <Buttons>
        <Button small kind="second" aria-label={t`Print ${number}`} onClick={print}>
          <Trans>Print</Trans>
        </Button>
        {file === undefined ? null : (
          <ButtonAnchor small kind="second" aria-label={t`PDF ${number}`} href={file}>
            <Trans>PDF</Trans>
          </ButtonAnchor>
        )}
      </Buttons>
      {isPrinting ? <DocumentSheet document={issued} group={group} /> : null}
    </li>
  );
}
