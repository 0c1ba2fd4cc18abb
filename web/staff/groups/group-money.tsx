import { documentTitles } from '../../../services/shared/contracts/src/house/document-words.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Text } from '../../kit/design/type/text.js';
import { DocumentSheet } from '../../kit/group/document-sheet.js';
import { usePrinting } from '../../kit/group/printed-sheet.js';
import { printedCents } from '../../kit/lib/money.js';
import { fullDate, venueToday } from '../../kit/lib/venue-dates.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { Disputes } from '../records/disputes.js';
import { CreditForm, ReverseForm, WriteOffForm } from './correction-forms.js';
import { CreditTaxForm, taxedInvoices } from './exemption-forms.js';
import { entryWords, type GroupDocument, type Money, type StaffGroup } from './group-words.js';
import { InvoiceForm } from './invoice-form.js';
import { type MoneyFormProps, RecordForm } from './money-forms.js';
import { OpenedAction, useOpenedAction } from './opened-action.js';
import { PayOverForm } from './pay-over-form.js';
import { OpenQuestions, QuestionForm, unquestioned } from './question-form.js';
import { SharedPaymentForm } from './shared-payment-form.js';

type Action =
  | 'received'
  | 'share'
  | 'payOut'
  | 'payOver'
  | 'question'
  | 'invoice'
  | 'credit'
  | 'creditTax'
  | 'reverse'
  | 'writeOff';

/** What can be done with its money, the usual first. */
function actionsOf(
  { state, step, organization: { exemption } }: StaffGroup,
  money: Money,
  isManager: boolean,
): readonly (readonly [Action, string])[] {
  const { owedCents, dueBackCents, documents, entries, billableCents } = money;
  const isOver = billableCents !== null;
  const isExempt = exemption !== null && exemption.until >= venueToday();
  const all: readonly (readonly [Action, string, boolean])[] = [
    ['invoice', 'Invoice', step === null && (state === 'secured' || isOver)],
    ['received', 'Money came', state === 'accepted' || state === 'secured' || owedCents > 0],
    ['share', 'One check for several', state === 'accepted' || state === 'secured' || owedCents > 0],
    ['payOut', 'Pay back', dueBackCents > 0],
    ['payOver', 'Pay over', dueBackCents > 0],
    ['question', 'They question it', unquestioned(money).length > 0],
    ['credit', 'Credit', isManager && documents.some(({ leftCents }) => leftCents > 0)],
    ['creditTax', 'Credit the tax', isManager && isExempt && taxedInvoices(documents).length > 0],
    ['reverse', 'A payment did not come', isManager && entries.some(({ canBeReversed }) => canBeReversed)],
    ['writeOff', 'Write off', isManager && owedCents > 0 && documents.length > 0],
  ];
  return all.filter(([, , isOffered]) => isOffered).map(([action, label]) => [action, label]);
}

interface GroupMoneyProps {
  readonly group: StaffGroup;
  readonly money: Money;
}

function ActionForm({ action, ...props }: MoneyFormProps & { readonly action: Action }) {
  if (action === 'received' || action === 'payOut') return <RecordForm {...props} isPayOut={action === 'payOut'} />;
  if (action === 'share') return <SharedPaymentForm {...props} />;
  if (action === 'payOver') return <PayOverForm {...props} />;
  if (action === 'question') return <QuestionForm {...props} />;
  if (action === 'invoice') return <InvoiceForm {...props} />;
  if (action === 'credit') return <CreditForm {...props} />;
  if (action === 'creditTax') return <CreditTaxForm {...props} />;
  return action === 'reverse' ? <ReverseForm {...props} /> : <WriteOffForm {...props} />;
}

/** What a group owes, paid and was billed, and what the desk does about it. */
export function GroupMoney({ group, money }: GroupMoneyProps) {
  const { action, open, close, returnTo } = useOpenedAction<Action>();
  const isManager = useRole() === 'manager';
  const { owedCents, dueBackCents, receivedCents, entries, documents } = money;
  const actions = actionsOf(group, money, isManager);
  const title = actions.find(([name]) => name === action)?.[1] ?? '';
  const sums = [
    receivedCents > 0 ? `${printedCents(receivedCents)} received` : 'Nothing received',
    owedCents > 0 ? `${printedCents(owedCents)} owed` : '',
    dueBackCents > 0 ? `${printedCents(dueBackCents)} due back` : '',
  ];
  return (
    <section aria-label={`Money of ${group.number}`}>
      <Text kind="caps">Money</Text>
      <p>{sums.filter(Boolean).join(', ')}</p>
      <Disputes disputes={money.disputes} hint="Until then the group is as if it had paid." />
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {fullDate(entry.day)}: {entryWords(entry)}, {printedCents(entry.cents)}
          </li>
        ))}
      </ul>
      <OpenQuestions id={group.id} questions={money.questions} />
      <ul>
        {documents.map((document) => (
          <Document key={document.number} document={document} group={group} />
        ))}
      </ul>
      {action ? (
        <OpenedAction title={title}>
          <ActionForm action={action} group={group} money={money} onClose={close} />
        </OpenedAction>
      ) : (
        <Row mt={2}>
          {actions.map(([name, label]) => (
            <ToolButton
              key={name}
              aria-label={`${label}: ${group.organization.name}`}
              ref={returnTo(name)}
              onClick={() => open(name)}
            >
              {label}
            </ToolButton>
          ))}
        </Row>
      )}
    </section>
  );
}

interface DocumentProps {
  readonly document: GroupDocument;
  readonly group: StaffGroup;
}

function Document({ document: issued, group }: DocumentProps) {
  const [isPrinting, print] = usePrinting();
  const { number, kind, issuedOn, dueOn, totalCents, email } = issued;
  const { organization, tourName, quote } = group;
  const billed = { number: group.number, organizationName: organization.name, tourName, starts: quote?.parts ?? [] };
  return (
    <li>
      {documentTitles[kind]} {number} of {fullDate(issuedOn)}, {printedCents(totalCents)}
      {dueOn ? `, due ${fullDate(dueOn)}` : ''}
      {email ? `, mailed to ${email}` : ''}{' '}
      <ToolButton kind="quiet" aria-label={`Print ${number}`} onClick={print}>
        Print
      </ToolButton>
      {isPrinting ? <DocumentSheet document={issued} group={billed} /> : null}
    </li>
  );
}
