import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Text } from '../../kit/design/type/text.js';
import { QuestionedInvoice } from '../../kit/group/questioned-invoice.js';
import { W9Link } from '../../kit/group/w9-link.js';
import { printedCents } from '../../kit/lib/money.js';
import { DocumentRow } from '../design/document-row.js';
import { Rows } from '../design/own-page-parts.js';
import { PayForGroup } from '../payment/pay-for-group.js';
import { startsOf } from './group-words.js';
import { SentOrder } from './secure-section.js';
import type { PanelProps } from './use-group-answers.js';

const Sums = styled(Leaders)`
  max-width: 40rem;
`;

/** What was paid, what is owed either way, and every invoice and credit note. */
export function MoneySection({ group, token, answers }: PanelProps) {
  const { money, state, order, files, hasW9, number, organizationName, tourName } = group;
  const { receivedCents, owedCents, dueBackCents, documents, questions, payableCents, payingCents } = money;
  const billed = { number, organizationName, tourName, starts: startsOf(group) };
  const sums = [
    { term: t`Received`, value: printedCents(receivedCents) },
    { term: t`Owed by you`, value: printedCents(owedCents) },
    ...(dueBackCents > 0 ? [{ term: t`Due back to you`, value: printedCents(dueBackCents) }] : []),
  ];
  return (
    <section aria-labelledby="money">
      <h2 id="money">
        <Trans>Money</Trans>
      </h2>
      <Sums facts={sums} />
      {state === 'accepted' ? null : (
        <PayForGroup {...{ token, payingCents }} cents={payableCents} onPaid={answers.say} />
      )}
      {state === 'accepted' ? null : <SentOrder order={order} files={files} />}
      {questions.map((question) => (
        <QuestionedInvoice key={question.invoice} question={question} />
      ))}
      {documents.length === 0 ? (
        <Text soft>{state === 'ended' ? t`No invoice was issued.` : t`No invoice is issued yet.`}</Text>
      ) : (
        <Rows aria-label={t`Invoices and credit notes`}>
          {documents.map((document) => (
            <DocumentRow key={document.number} document={document} group={billed} />
          ))}
        </Rows>
      )}
      {hasW9 ? <W9Link of={`groups/${encodeURIComponent(token)}`} /> : null}
    </section>
  );
}
