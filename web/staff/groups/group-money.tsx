import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Text } from '../../kit/design/type/text.js';
import { addressLine } from '../../kit/document/house-words.js';
import { useHouseDetails } from '../../kit/document/use-house.js';
import { printedCents } from '../../kit/lib/money.js';
import { fullDate, longDate } from '../../kit/lib/venue-dates.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { entryWords, type GroupDocument, type Money, peopleWords, type StaffGroup } from './group-words.js';
import { CreditForm, InvoiceForm, RecordForm, ReverseForm, WriteOffForm } from './money-forms.js';

type Action = 'received' | 'payOut' | 'invoice' | 'credit' | 'reverse' | 'writeOff';

/** What can be done with its money, the usual first. */
function actionsOf(
  { state, step }: StaffGroup,
  money: Money,
  isManager: boolean,
): readonly (readonly [Action, string])[] {
  const { owedCents, dueBackCents, documents, entries, billableCents } = money;
  const isOver = billableCents !== null;
  const all: readonly (readonly [Action, string, boolean])[] = [
    ['invoice', 'Invoice', step === null && (state === 'secured' || isOver)],
    ['received', 'Money came', state === 'accepted' || state === 'secured' || owedCents > 0],
    ['payOut', 'Pay back', dueBackCents > 0],
    ['credit', 'Credit', isManager && documents.some(({ leftCents }) => leftCents > 0)],
    ['reverse', 'A payment did not come', isManager && entries.some(({ canBeReversed }) => canBeReversed)],
    ['writeOff', 'Write off', isManager && owedCents > 0 && documents.length > 0],
  ];
  return all.filter(([, , isOffered]) => isOffered).map(([action, label]) => [action, label]);
}

interface GroupMoneyProps {
  readonly group: StaffGroup;
  readonly money: Money;
}

/** What a group owes, paid and was billed, and what the desk does about it. */
export function GroupMoney({ group, money }: GroupMoneyProps) {
  const [action, setAction] = useState<Action>();
  const isManager = useRole() === 'manager';
  const { owedCents, dueBackCents, receivedCents, entries, documents } = money;
  const actions = actionsOf(group, money, isManager);
  const props = { group, money, onClose: () => setAction(undefined) };
  const sums = [
    receivedCents > 0 ? `${printedCents(receivedCents)} received` : 'Nothing received',
    owedCents > 0 ? `${printedCents(owedCents)} owed` : '',
    dueBackCents > 0 ? `${printedCents(dueBackCents)} due back` : '',
  ];
  return (
    <section aria-label={`Money of ${group.number}`}>
      <Text kind="caps">Money</Text>
      <p>{sums.filter(Boolean).join(', ')}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {fullDate(entry.day)}: {entryWords(entry)}, {printedCents(entry.cents)}
          </li>
        ))}
      </ul>
      {documents.map((document) => (
        <Document key={document.number} document={document} group={group} />
      ))}
      {action === undefined ? (
        <Row mt={2}>
          {actions.map(([name, label]) => (
            <ToolButton key={name} aria-label={`${label}: ${group.organization.name}`} onClick={() => setAction(name)}>
              {label}
            </ToolButton>
          ))}
        </Row>
      ) : null}
      {action === 'received' || action === 'payOut' ? <RecordForm {...props} isPayOut={action === 'payOut'} /> : null}
      {action === 'invoice' ? <InvoiceForm {...props} /> : null}
      {action === 'credit' ? <CreditForm {...props} /> : null}
      {action === 'reverse' ? <ReverseForm {...props} /> : null}
      {action === 'writeOff' ? <WriteOffForm {...props} /> : null}
    </section>
  );
}

const PrintedAlone = createGlobalStyle`
  @media print { body > :not([data-document]) { display: none !important; } html, body { background: #fff; } }
`;

const Sheet = styled.article`
  display: none;
  @media print { display: block; color: #000; font: 400 11pt/1.45 var(--ui); }
  h1 { font: 600 18pt/1.2 var(--ui); color: #000; }
  p { white-space: pre-line; margin: 0 0 10pt; }
  table { width: 100%; margin-bottom: 10pt; border-collapse: collapse; }
  th, td { padding: 3pt 6pt 3pt 0; border-bottom: 0.5pt solid #777; text-align: left; font-weight: 400; }
  tr > :last-child { text-align: right; white-space: nowrap; }
  tfoot th, tfoot td { font-weight: 600; }
`;

interface DocumentProps {
  readonly document: GroupDocument;
  readonly group: StaffGroup;
}

const titles = { invoice: 'Invoice', credit_note: 'Credit note' } as const;

function Document({ document: issued, group }: DocumentProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const { number, kind, issuedOn, dueOn, totalCents } = issued;

  // Printed once it is rendered, then removed.
  useEffect(() => {
    if (!isPrinting) return;
    window.print();
    setIsPrinting(false);
  }, [isPrinting]);

  return (
    <p>
      {titles[kind]} {number} of {fullDate(issuedOn)}, {printedCents(totalCents)}
      {dueOn ? `, due ${fullDate(dueOn)}` : ''}{' '}
      <ToolButton kind="quiet" aria-label={`Print ${number}`} onClick={() => setIsPrinting(true)}>
        Print
      </ToolButton>
      {isPrinting ? <DocumentSheet document={issued} group={group} /> : null}
    </p>
  );
}

/** An invoice or a credit note on one page. */
function DocumentSheet({ document: issued, group }: DocumentProps) {
  const house = useHouseDetails();
  const { number, kind, ofNumber, issuedOn, dueOn, billTo, orderNumber, came, lines, taxCents, totalCents } = issued;
  return createPortal(
    <Sheet data-document="">
      <PrintedAlone />
      <h1>
        {titles[kind]} {number}
      </h1>
      <p>{[thisHouse.name, ...(house ? [addressLine(house), house.phone] : [thisHouse.town])].join('\n')}</p>
      <p>{billTo}</p>
      <p>
        {[
          `Issued ${longDate(issuedOn)}`,
          dueOn ? `Due ${longDate(dueOn)}` : '',
          ofNumber ? `Of invoice ${ofNumber}` : '',
          orderNumber ? `Purchase order ${orderNumber}` : '',
          `Group ${group.number}, ${group.organization.name}`,
          `${group.tourName}: ${peopleWords(issued)} counted${came === null ? '' : `, ${came} came`}`,
          ...(group.quote?.parts ?? []).map(({ tourDate, tourTime }) => `${longDate(tourDate)}, ${tourTime}`),
        ]
          .filter(Boolean)
          .join('\n')}
      </p>
      <table>
        <tbody>
          {Object.entries(lines).map(([place, { label, cents }]) => (
            <tr key={place}>
              <th scope="row">{label}</th>
              <td>{printedCents(cents)}</td>
            </tr>
          ))}
          {taxCents > 0 ? (
            <tr>
              <th scope="row">Sales tax</th>
              <td>{printedCents(taxCents)}</td>
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{printedCents(totalCents)}</td>
          </tr>
        </tfoot>
      </table>
    </Sheet>,
    document.body,
  );
}
