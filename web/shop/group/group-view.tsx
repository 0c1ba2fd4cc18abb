import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { Reach } from '../../kit/document/reach.js';
import { useNow } from '../../kit/document/use-now.js';
import { peopleWords } from '../../kit/group/people-words.js';
import { Columns, FactsPlate, Whole, Work } from '../design/own-page-parts.js';
import { useSaid } from '../use-said.js';
import { AcceptPanel } from './accept-panel.js';
import { CancelSection } from './cancel-section.js';
import { CertificateSection } from './certificate-section.js';
import { CountSection } from './count-section.js';
import { standingOf } from './group-standing.js';
import type { MyGroup } from './group-words.js';
import { MinorsSection } from './minors-section.js';
import { MoneySection } from './money-section.js';
import { MoveSection } from './move-section.js';
import { QuoteSection } from './quote-section.js';
import { SecureSection } from './secure-section.js';
import { StartsSection } from './starts-section.js';
import { type GroupAnswers, useGroupAnswers } from './use-group-answers.js';

interface GroupViewProps {
  readonly group: MyGroup;
  readonly token: string;
}

/** Where a group stands, then what can be done about it. */
export function GroupView({ group, token }: GroupViewProps) {
  const { heading, text, isRefused, say } = useSaid();
  const answers = useGroupAnswers(token, say);
  const { title, text: next, tone } = standingOf(group, useNow().toISOString());
  const { number } = group;
  const isChanging = group.step !== null;
  const [wasChanging, setWasChanging] = useState(isChanging);
  if (isChanging && !wasChanging) setWasChanging(true);
  const isDone = wasChanging && !isChanging && text === '';
  return (
    <Columns>
      <Work>
        <section aria-labelledby="standing">
          <h2 id="standing" ref={heading} tabIndex={-1}>
            <Trans>Where it stands</Trans>
          </h2>
          <Notice tone={tone} title={title}>
            {next}
          </Notice>
          {isRefused && text ? <Text role="alert">{text}</Text> : null}
          <Text role="status">{isRefused ? '' : isDone ? t`That is finished. ${title}.` : text}</Text>
        </section>
        <Sections group={group} token={token} answers={answers} />
        <Text soft>
          <Trans>
            Something else? Call <Reach />, and name the group <Whole>{number}</Whole>.
          </Trans>
        </Text>
      </Work>
      <AskedFacts group={group} />
    </Columns>
  );
}

/** What belongs to its state. Forms stay while seats are being changed, with what was typed. */
function Sections({ group, token, answers }: GroupViewProps & { readonly answers: GroupAnswers }) {
  const { state, quote } = group;
  const now = useNow().toISOString();
  const panel = { group, token, answers };
  const hasSeats = state === 'accepted' || state === 'secured' || state === 'visited';
  const isComing = state === 'accepted' || state === 'secured';
  const isOffered = quote !== null && state === 'quoted' && now < quote.validUntil;
  return (
    <>
      {quote && (isOffered || hasSeats) ? <QuoteSection group={group} quote={quote} /> : null}
      {isOffered ? <AcceptPanel {...panel} quote={quote} /> : null}
      {state === 'accepted' ? <SecureSection {...panel} /> : null}
      {hasSeats ? <StartsSection group={group} /> : null}
      {isComing ? <MoveSection {...panel} /> : null}
      {isComing ? <CountSection {...panel} /> : null}
      {isComing ? <MinorsSection {...panel} /> : null}
      {hasSeats || hasMoney(group) ? <MoneySection {...panel} /> : null}
      {isOffered || hasSeats ? <CertificateSection group={group} token={token} /> : null}
      {state === 'visited' || state === 'ended' ? null : <CancelSection {...panel} />}
    </>
  );
}

function hasMoney({ money }: MyGroup): boolean {
  const { receivedCents, owedCents, dueBackCents, documents } = money;
  return receivedCents > 0 || owedCents > 0 || dueBackCents > 0 || documents.length > 0;
}

const PAID_BY: Readonly<Record<MyGroup['paysBy'], string>> = {
  card: t({ message: 'Card', context: 'payment' }),
  check: t({ message: 'Check', context: 'payment' }),
  transfer: t`Bank transfer`,
  purchase_order: t`Purchase order`,
};

function AskedFacts({ group }: { readonly group: MyGroup }) {
  const { number, organizationName, tourName, grade, paysBy } = group;
  const facts = [
    { term: t`Number`, value: number },
    { term: t({ message: 'For', context: 'for whom' }), value: organizationName, long: true },
    { term: t`Tour`, value: tourName, long: true },
    { term: t`People`, value: peopleWords(group) },
    ...(grade ? [{ term: t({ message: 'Grade', comment: 'Of pupils: “4th”' }), value: grade }] : []),
    { term: t`You pay by`, value: PAID_BY[paysBy] },
  ];
  return (
    <FactsPlate as="section" aria-labelledby="asked">
      <h2 id="asked">
        <Trans>Your group</Trans>
      </h2>
      <Leaders facts={facts} />
    </FactsPlate>
  );
}
