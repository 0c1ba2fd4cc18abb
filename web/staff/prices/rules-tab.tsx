import { useState } from 'react';
import {
  RemovePriceRuleDocument,
  type RuleFactsFragment,
  SavePriceRuleDocument,
  StaffTourPricesDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Row } from '../../kit/design/layout/stack.js';
import { formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { printedCents, toCents } from '../../kit/lib/money.js';
import { listed } from '../../kit/lib/sentences.js';
import { dayAndMonth } from '../../kit/lib/venue-dates.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { Confirmation } from '../forms/confirmation.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import { RowButton } from '../lists/row-button.js';
import type { PriceList } from './price-rows.js';
import { PricesWaiting } from './prices-waiting.js';
import { RuleForm } from './rule-form.js';
import { TryIt } from './try-it.js';
import { usePricedTour } from './use-priced-tour.js';

const weekdayNames = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'] as const;

function between(from: string | null, until: string | null): string {
  if (from !== null && until !== null) return `${from} to ${until}`;
  if (from !== null) return `from ${from}`;
  return until === null ? '' : `until ${until}`;
}

function dateText(date: string | null): string | null {
  return date === null ? null : dayAndMonth(date);
}

function ahead({ daysAheadFrom: from, daysAheadUntil: until }: RuleFactsFragment): string {
  if (from !== null && until !== null) return `${from} to ${until} days ahead`;
  if (from !== null) return `${from} days ahead and more`;
  return until === null ? '' : `${until} days ahead and less`;
}

/** When a rule applies: "Tuesdays, 9:00 AM to 11:00 AM". */
function ruleWhen(rule: RuleFactsFragment): string {
  const { weekdays, fromTime, untilTime, fromDate, untilDate, soldBelowPercent } = rule;
  const days = listed(weekdays.flatMap((day) => weekdayNames[day - 1] ?? []));
  const dates = between(dateText(fromDate), dateText(untilDate));
  const sold = soldBelowPercent === null ? '' : `while less than ${soldBelowPercent}% is sold`;
  return [days, dates, between(fromTime, untilTime), ahead(rule), sold].filter(Boolean).join(', ') || 'always';
}

/** What it does to a ticket: "−$5.00", "+10%". */
function ruleDoes({ percent, amount }: RuleFactsFragment): string {
  if (percent !== null) return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}% a paying ticket`;
  const text = amount ?? '0';
  return `${text.startsWith('-') ? '−' : '+'}${printedCents(toCents(text.replace(/^[-+]/, '')))} a paying ticket`;
}

/** "$7.00 to $45.00" */
function ruleBounds({ floor, ceiling }: RuleFactsFragment): string {
  return `${printedCents(toCents(floor))} to ${printedCents(toCents(ceiling))}`;
}

/** A tour's price rules, in the order in which they are tried. For managers. */
export function RulesTab() {
  const priced = usePricedTour();
  const { tour, list, chooser } = priced;
  const [opened, setOpened] = useState<string>();
  const [removed, setRemoved] = useState<RuleFactsFragment>();
  const remove = useAdminMutation(RemovePriceRuleDocument, [StaffTourPricesDocument]);
  const moveUp = useRuleUp(list);
  const rules = list?.rules ?? [];
  const close = (): void => setOpened(undefined);
  const columns = ruleColumns({ rules, onUp: moveUp, onChange: ({ id }) => setOpened(id), onRemove: setRemoved });
  return (
    <AdminColumns>
      <AdminSection
        title="Tried in this order; the first match applies"
        tools={
          <Row style={{ alignItems: 'end' }}>
            {chooser}
            <ToolButton onClick={() => setOpened('new')}>Add a rule</ToolButton>
          </Row>
        }
      >
        {list ? (
          <>
            {rules.length === 0 && opened !== 'new' ? (
              <AdminSectionBody>No rules yet: every start has the prices of its types.</AdminSectionBody>
            ) : null}
            {rules.length > 0 ? (
              <AdminTable
                label="price rules"
                columns={columns}
                rows={rules}
                keyOf={({ id }) => id}
                detailsOf={(rule) =>
                  opened === rule.id ? (
                    <RuleForm key={list.version} list={list} rule={rule} onClose={close} />
                  ) : undefined
                }
              />
            ) : null}
            {opened === 'new' ? (
              <AdminSectionBody>
                <RuleForm list={list} rule={undefined} onClose={close} />
              </AdminSectionBody>
            ) : null}
          </>
        ) : (
          <PricesWaiting {...priced} />
        )}
      </AdminSection>
      {tour ? <TryIt key={`${tour.id} ${list?.version ?? ''}`} tour={tour} /> : null}
      {list && removed ? (
        <Confirmation
          title={`Remove “${removed.name}”?`}
          action="Remove"
          busyAction="Removing..."
          onConfirm={async () => {
            const answer = await remove({ tourId: list.tourId, version: list.version, ruleId: removed.id });
            return isRefusal(answer) ? formErrorOf('The rule was not removed', answer, () => false) : undefined;
          }}
          onClose={() => setRemoved(undefined)}
        >
          <p>Its starts have their usual prices from now on. What is held or booked keeps its price.</p>
        </Confirmation>
      ) : null}
    </AdminColumns>
  );
}

/** Moves a rule up: it is tried before the one above it. */
function useRuleUp(list: PriceList | undefined): (rule: RuleFactsFragment) => void {
  const save = useAdminMutation(SavePriceRuleDocument, [StaffTourPricesDocument]);
  const moveUp = async ({ id, __typename: _, ...rule }: RuleFactsFragment): Promise<void> => {
    if (list === undefined) return;
    const position = list.rules.findIndex((each) => each.id === id);
    const input = { ...rule, position };
    const answer = await save({ tourId: list.tourId, version: list.version, ruleId: id, input });
    if (isRefusal(answer)) {
      showToast({ ...formErrorOf('The rule was not moved', answer, () => false), tone: 'refused' });
    }
  };
  return (rule) => void moveUp(rule);
}

interface RuleActions {
  readonly rules: readonly RuleFactsFragment[];
  readonly onUp: (rule: RuleFactsFragment) => void;
  readonly onChange: (rule: RuleFactsFragment) => void;
  readonly onRemove: (rule: RuleFactsFragment) => void;
}

function ruleColumns({ rules, onUp, onChange, onRemove }: RuleActions): readonly Column<RuleFactsFragment>[] {
  const placeOf = ({ id }: RuleFactsFragment) => rules.findIndex((rule) => rule.id === id) + 1;
  return [
    {
      id: 'name',
      label: 'Name visitors read',
      place: 'name',
      cell: (rule) => `${placeOf(rule)}. ${rule.name}`,
    },
    { id: 'when', label: 'When', place: 'line', cell: ruleWhen },
    { id: 'does', label: 'Does', place: 'line', cell: ruleDoes },
    { id: 'bounds', label: 'Never below, never above', place: 'line', whole: true, cell: ruleBounds },
    {
      id: 'actions',
      label: 'Actions',
      quiet: true,
      place: 'actions',
      cell: (rule) => (
        <>
          {placeOf(rule) > 1 ? (
            <RowButton icon="ascending" label="Up" of={rule.name} onClick={() => onUp(rule)} />
          ) : null}
          <RowButton icon="edit" label="Change" of={rule.name} onClick={() => onChange(rule)} />
          <RowButton icon="remove" label="Remove" of={rule.name} onClick={() => onRemove(rule)} />
        </>
      ),
    },
  ];
}
