import {
  type BilledGroup,
  documentTitles,
  type IssuedDocument,
  peopleWords,
} from '../../../services/shared/contracts/src/house/document-words.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonAnchor } from '../../kit/design/controls/button-anchor.js';
import { Text } from '../../kit/design/type/text.js';
import { DocumentSheet } from '../../kit/group/document-sheet.js';
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
  const facts = [
    `Issued on ${longDate(issuedOn)}`,
    dueOn ? `due on ${longDate(dueOn)}` : '',
    orderNumber ? `on purchase order ${orderNumber}` : '',
    `for ${peopleWords(issued)}${came === null ? '' : `; ${came} came`}`,
  ];
  return (
    <li>
      <b>
        {documentTitles[kind]} {number}
        {ofNumber ? ` of invoice ${ofNumber}` : ''}
      </b>
      <strong>
        {kind === 'credit_note' ? '−' : ''}
        {printedCents(totalCents)}
      </strong>
      <Text soft>{facts.filter(Boolean).join(', ')}.</Text>
      <Buttons>
        <Button small kind="second" aria-label={`Print ${number}`} onClick={print}>
          Print
        </Button>
        {file === undefined ? null : (
          <ButtonAnchor small kind="second" aria-label={`PDF ${number}`} href={file}>
            PDF
          </ButtonAnchor>
        )}
      </Buttons>
      {isPrinting ? <DocumentSheet document={issued} group={group} /> : null}
    </li>
  );
}
