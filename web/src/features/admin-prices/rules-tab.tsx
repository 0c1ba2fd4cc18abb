import { useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { Confirmation } from '../../admin/forms/confirmation.js';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { AdminTable } from '../../admin/lists/admin-table.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Row } from '../../design/layout/stack.js';
import {
  RemovePriceRuleDocument,
  type RuleFactsFragment,
  StaffTourPricesDocument,
} from '../../generated/staff-operations.js';
import { formErrorOf, isRefusal } from '../../lib/forms/form-error.js';
import { PricesWaiting } from './prices-waiting.js';
import { ruleColumns } from './rule-columns.js';
import { RuleForm } from './rule-form.js';
import { TryIt } from './try-it.js';
import { usePricedTour } from './use-priced-tour.js';
import { useRuleUp } from './use-rule-up.js';

/** The rules of a tour's prices, in the order in which they are tried. For managers. */
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
        title="In this order, the first that fits"
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
