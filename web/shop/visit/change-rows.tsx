import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Text } from '../../kit/design/type/text.js';
import { Reach } from '../../kit/document/reach.js';
import { useOffersFood } from '../../kit/document/use-house.js';
import { useNow } from '../../kit/document/use-now.js';
import { ruleOfVisit } from '../../kit/lib/change-rule-words.js';
import { mayOrderFood } from '../../kit/lib/food-dishes.js';
import { writtenOut } from '../../kit/lib/venue-dates.js';
import { CancelPanel } from './cancel-panel.js';
import type { ChangeProps } from './change-props.js';
import { FoodPanel } from './food-panel.js';
import { MovePanel } from './move-panel.js';
import { PartyPanel } from './party-panel.js';
import type { Visit } from './use-visit.js';

const List = styled.ul`
  margin-top: var(--s-4);
  border-top: 4px double var(--rule);
  > li { border-bottom: 1px solid var(--edge); }
  > li > h3 { font: inherit; }
`;

const Opener = styled.button`
  display: grid;
  width: 100%;
  min-height: 4.5rem;
  align-content: center;
  padding: var(--s-3) var(--s-2);
  text-align: left;
  &:hover { background: var(--hover); }
  &[aria-expanded='true'] { box-shadow: inset 4px 0 0 var(--rule); padding-left: var(--s-4); }
  b { font: 400 var(--t-5)/1.15 var(--title); }
  span { color: var(--fg-soft); font: 400 var(--t-3)/1.4 var(--ui); }
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding: var(--s-2) 0 var(--s-6);
`;

type RowName = 'move' | 'party' | 'food' | 'cancel';

interface RowProps {
  readonly title: string;
  readonly hint: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function Row({ title, hint, isOpen, onToggle, children }: RowProps) {
  const id = useId();
  return (
    <li>
      <h3>
        <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <b>{title}</b>
          <span>{hint}</span>
        </Opener>
      </h3>
      <Panel id={id} hidden={!isOpen} style={isOpen ? undefined : { display: 'none' }}>
        {isOpen ? children : null}
      </Panel>
    </li>
  );
}

/** What can still be changed and until when, one row each, one open at a time. */
export function ChangeRows(props: Omit<ChangeProps, 'onLeave'>) {
  const { visit } = props;
  const [open, setOpen] = useState<RowName>();
  const offersFood = useOffersFood();
  const isDisplaced = visit.status === 'displaced';
  const at = useNow();
  const now = at.toISOString();
  const canChange = isDisplaced || now < visit.changesUntil;
  const canCancel = isDisplaced || now < visit.startsAt;
  const step = visit.refundSteps.find(({ until }) => now < until);
  const row = (name: RowName) => ({
    isOpen: open === name,
    onToggle: () => setOpen(open === name ? undefined : name),
  });
  const panel = { ...props, onLeave: () => setOpen(undefined) };
  const closesAt = writtenOut(visit.changesUntil);
  const until = t`Until ${closesAt}`;
  return (
    <>
      {isDisplaced || !canChange ? null : <Text mt={4}>{ruleOfVisit(visit, at).join(' ')}</Text>}
      <List>
        {canChange ? (
          <Row
            title={t`Change date or time`}
            hint={isDisplaced ? t`Free of charge` : t`Free until ${closesAt}`}
            {...row('move')}
          >
            <MovePanel {...panel} />
          </Row>
        ) : null}
        {canChange && !isDisplaced ? (
          <Row title={t`Change party size`} hint={until} {...row('party')}>
            <PartyPanel {...panel} />
          </Row>
        ) : null}
        {canChange &&
        !isDisplaced &&
        mayOrderFood(visit.guests) &&
        (offersFood || visit.foodOrderPlatform !== 'none') ? (
          <Row
            title={visit.foodOrderPlatform === 'none' ? t`Order food` : t`Change your food order`}
            hint={until}
            {...row('food')}
          >
            <FoodPanel {...panel} />
          </Row>
        ) : null}
        {canCancel ? (
          <Row title={t`Cancel the visit`} hint={isDisplaced ? t`Full refund` : cancelHint(step)} {...row('cancel')}>
            <CancelPanel key={step?.until} {...panel} />
          </Row>
        ) : null}
      </List>
      {canChange ? null : (
        <Text kind="serif" soft mt={4}>
          <Trans>
            Changes closed on {closesAt}. Running late, lost, or bringing a different number of guests? Call <Reach />.
          </Trans>
        </Text>
      )}
    </>
  );
}

/** @param step the one that is ahead */
function cancelHint(step: Visit['refundSteps'][number] | undefined): string {
  if (step === undefined) return t`It is too late for a refund`;
  const [percent, until] = [step.percent, writtenOut(step.until)];
  return percent === 100 ? t`Full refund until ${until}` : t`${percent}% refund until ${until}`;
}
