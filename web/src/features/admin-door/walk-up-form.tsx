import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FieldPair, FormActions } from '../../admin/forms/form-parts.js';
import { adultCents, type TimeToSell } from '../../admin/selling/times-to-sell.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { SelectField, TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Notice } from '../../design/marks/notice.js';
import { fieldProps } from '../../lib/field-props.js';
import { printedCents, toCents } from '../../lib/money.js';
import { refusalOf } from '../../lib/tickets/party-rules.js';
import { PartyField } from '../../party/party-field.js';
import { useWalkUpSale, type WalkUpSale } from './use-walk-up-sale.js';
import { asksForTypes, partyToSell } from './walk-up-party.js';

function timeText(start: TimeToSell): string {
  const { time, tourName, soldByParty, seatsLeft } = start;
  const left = soldByParty ? 'not taken' : `${seatsLeft} left`;
  return `${time}, ${tourName}: ${left}, ${printedCents(adultCents(start))} ${asksForTypes(start) ? 'an adult' : 'each'}`;
}

interface WalkUpFormProps extends WalkUpSale {
  /** Appended to the button's label. */
  readonly andThen?: string;
}

type Sale = ReturnType<typeof useWalkUpSale>;

/** For starts that sell several guest types. */
function PartyByType({ form, time }: Pick<Sale, 'form'> & { readonly time: TimeToSell }) {
  const party = form.watch('party');
  const { prices, largestParty } = time;
  const sale = partyToSell(time, { groupSize: '', party });
  return (
    <>
      <PartyField
        {...{ prices, party, refusal: refusalOf(party, prices), mostGuests: largestParty }}
        onParty={(chosen) => form.setValue('party', chosen)}
      />
      <div aria-live="polite">{'problem' in sale ? <Notice tone="refused" title={sale.problem} /> : null}</div>
    </>
  );
}

function SaleButton({
  form,
  isSubmitting,
  time,
  andThen,
}: Pick<Sale, 'form' | 'isSubmitting'> & { readonly time: TimeToSell; readonly andThen: string }) {
  const [groupSize, party] = form.watch(['groupSize', 'party']);
  const sale = partyToSell(time, { groupSize, party });
  return (
    <ToolButton type="submit" kind="main" busy={isSubmitting}>
      {'problem' in sale ? 'Sell' : `Sell ${sale.words}, ${printedCents(toCents(sale.totalAmount))}`}
      {andThen}
    </ToolButton>
  );
}

/** For starts with one price. */
function GroupSize({ form, time }: Pick<Sale, 'form'> & { readonly time: TimeToSell }) {
  const { error, ...field } = fieldProps(form, 'groupSize');
  const typed = form.watch('groupSize');
  const sale = partyToSell(time, { groupSize: typed, party: {} });
  const problem = 'problem' in sale && typed.trim() !== '' ? sale.problem : error;
  return <TextField label="Guests" inputMode="numeric" error={problem} {...field} />;
}

function PaidBy({ form }: Pick<Sale, 'form'>) {
  return (
    <SelectField label="Paid by" {...fieldProps(form, 'paidBy')}>
      <option value="card_reader">Card reader</option>
      <option value="cash">Cash</option>
    </SelectField>
  );
}

/** Time, guests and payment of a party at the door. */
export function WalkUpForm({ andThen = '', ...start }: WalkUpFormProps) {
  const sale = useWalkUpSale(start);
  const { form, isSubmitting, error, submit, time, priced } = sale;
  if (!time) return null;
  return (
    <AdminForm noValidate onSubmit={(event) => void submit(event)}>
      <SelectField label="Time" {...fieldProps(form, 'time')} value={time.id}>
        {priced.map((one) => (
          <option key={one.id} value={one.id}>
            {timeText(one)}
          </option>
        ))}
      </SelectField>
      {asksForTypes(time) ? (
        <>
          <PartyByType form={form} time={time} />
          <PaidBy form={form} />
        </>
      ) : (
        <FieldPair>
          <GroupSize form={form} time={time} />
          <PaidBy form={form} />
        </FieldPair>
      )}
      <TextField label="Name" autoComplete="off" {...fieldProps(form, 'name')} />
      <TextField
        label="E-mail for the ticket (optional)"
        type="email"
        autoComplete="off"
        {...fieldProps(form, 'email')}
      />
      <CheckboxField label="Every guest has signed the waiver" {...fieldProps(form, 'waiversSigned')} />
      <ErrorNotice error={error} />
      <FormActions>
        <SaleButton form={form} isSubmitting={isSubmitting} time={time} andThen={andThen} />
      </FormActions>
    </AdminForm>
  );
}
