import { ConfirmOpenDaysDocument, HouseSetUpDocument } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { useStaffAction } from '../data/use-staff-action.js';

/** Says that the house is open on all the others on purpose, so that nobody is asked again. @param dates none closed, none said before */
export function ConfirmOpenDays({ dates }: { readonly dates: readonly string[] }) {
  const { act, isBusy } = useStaffAction(ConfirmOpenDaysDocument, {
    queries: [HouseSetUpDocument],
    made: 'OpenDaysConfirmed',
    done: ({ days }) => ({ title: 'Saved', text: `The house is open on ${counted(days.length, 'holiday')}.` }),
    failed: 'The server did not answer. Please try again.',
  });
  if (dates.length === 0) return null;
  return (
    <ToolButton busy={isBusy} busyText="Saving..." onClick={() => void act({ dates: [...dates] })}>
      {dates.length === 1 ? 'We are open on the other day' : `We are open on the other ${dates.length} days`}
    </ToolButton>
  );
}
