import { ConfirmChangeRuleDocument, HouseSetUpDocument, StaffNamesDocument } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { Text } from '../../kit/design/type/text.js';
import { changeRule, hoursBefore } from '../../kit/lib/change-rule.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useStaffAction } from '../data/use-staff-action.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { PricesWaiting } from './prices-waiting.js';

/** Until when visitors change a visit and get its money back, and who of the house said that it is so. */
export function ChangeRuleSection() {
  const { data, hasFailed, reload } = useAdminQuery(HouseSetUpDocument, {});
  const names = useAdminQuery(StaffNamesDocument, {});
  const { act: confirm, isBusy } = useStaffAction(ConfirmChangeRuleDocument, {
    queries: [HouseSetUpDocument],
    made: 'ConfirmedRule',
    done: () => ({ title: 'Confirmed', text: 'It is the rule of the house.' }),
    failed: 'The server did not answer. Please try again.',
  });
  const rule = data?.houseSetUp?.changeRule;
  if (!rule) {
    return (
      <AdminSection title="Changes and refunds">
        <PricesWaiting {...{ hasFailed, reload }} />
      </AdminSection>
    );
  }
  const { changesUntilHours, refundUntilHours, confirmedBy, confirmedAt } = rule;
  const who = names.data?.staffAccounts?.find(({ id }) => id === confirmedBy)?.name;
  return (
    <AdminSection
      title="Changes and refunds"
      tools={
        <StateMark tone={confirmedAt === null ? 'waiting' : 'good'}>
          {confirmedAt === null ? 'Not confirmed' : 'Confirmed'}
        </StateMark>
      }
    >
      <AdminSectionBody>
        <Stack gap={3}>
          <p>{changeRule(hoursBefore(rule))}</p>
          <Text soft kind="small">
            Visitors read this wherever they decide. Whoever runs the site changes the hours (
            <code>BOOKING_CHANGES_UNTIL_HOURS</code>, <code>BOOKING_REFUND_UNTIL_HOURS</code>); then it is asked again.
          </Text>
          {confirmedAt === null ? (
            <div>
              <ToolButton
                busy={isBusy}
                busyText="Saving..."
                onClick={() => void confirm({ changesUntilHours, refundUntilHours })}
              >
                This is our rule
              </ToolButton>
            </div>
          ) : (
            <Text soft kind="small">
              {who === undefined ? '' : `By ${who}, `}
              {venueDateTime(confirmedAt)}
            </Text>
          )}
        </Stack>
      </AdminSectionBody>
    </AdminSection>
  );
}
