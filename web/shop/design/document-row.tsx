import { Button } from '../../kit/design/controls/button.js';
import { Text } from '../../kit/design/type/text.js';
import {
  type BilledGroup,
  DocumentSheet,
  documentTitles,
  type IssuedDocument,
  usePrinting,
} from '../../kit/group/document-sheet.js';
import { peopleWords } from '../../kit/group/people-words.js';
import { printedCents } from '../../kit/lib/money.js';
import { longDate } from '../../kit/lib/venue-dates.js';

interface DocumentRowProps {
  readonly document: IssuedDocument;
  readonly group: BilledGroup;
}

/** What a document is for, and a button that prints it on a sheet of its own. */
export function DocumentRow({ document: issued, group }: DocumentRowProps) {
  const [isPrinting, print] = usePrinting();
  const { number, kind, ofNumber, issuedOn, dueOn, orderNumber, came, totalCents } = issued;
  const facts = [
    `Issued on ${longDate(issuedOn)}`,
    dueOn ? `due on ${longDate(dueOn)}` : '',
    orderNumber ? `on purchase order ${orderNumber}` : '',
    `for ${peopleWords(issued)}${came === null ? '' : `, of whom ${came} came`}`,
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
      <div>
        <Button small kind="second" aria-label={`Print ${number}`} onClick={print}>
          Print
        </Button>
      </div>
      {isPrinting ? <DocumentSheet document={issued} group={group} /> : null}
    </li>
  );
}
