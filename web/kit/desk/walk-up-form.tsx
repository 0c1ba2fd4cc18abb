import type { Path } from 'react-hook-form';
import type { SellWalkUpMutation, SellWalkUpMutationVariables } from '../../generated/staff-operations.js';
import { CheckboxField } from '../design/controls/checkbox-field.js';
import { SelectField, TextField } from '../design/controls/text-field.js';
import { ToolButton } from '../design/controls/tool-button.js';
import { Notice } from '../design/marks/notice.js';
import { fieldProps } from '../lib/field-props.js';
import { useAnswerForm } from '../lib/forms/use-answer-form.js';
import { printedCents, toCents } from '../lib/money.js';
import { sendOnce } from '../lib/send-once.js';
import { ADULT, guestsIn, type Party } from '../lib/tickets/party.js';
import { refusalOf } from '../lib/tickets/party-rules.js';
import { lineField } from '../lib/typed-text.js';
import { z } from '../lib/zod.js';
import { AnswerFields } from '../party/answer-fields.js';
import {
  type AskedQuestion,
  answersToSend,
  atAnswers,
  isAnswerName,
  questionsOf,
  type TypedAnswers,
  typedAnswers,
} from '../party/answers.js';
import { PartyField } from '../party/party-field.js';
import { ErrorNotice } from './error-notice.js';
import { AdminForm, FormActions } from './form-parts.js';
import { adultCents, partyToSell, perGuest, type TimeToSell, timeChosen } from './times-to-sell.js';
import { type AskStartPrices, usePricedTimes, useStartPrices } from './use-start-prices.js';

function timeText(start: TimeToSell): string {
  const { time, tourName, soldByParty, seatsLeft } = start;
  const left = soldByParty ? 'not taken' : `${seatsLeft} left`;
  return `${time}, ${tourName}: ${left}, ${printedCents(adultCents(start))} ${perGuest(start)}`;
}

type Answer = SellWalkUpMutation['sellWalkUp'];
type Sold = Extract<Answer, { readonly __typename: 'BookingCreated' }>;

interface WalkUpSale {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly times: readonly TimeToSell[];
  /** Of all tours. */
  readonly questions: readonly AskedQuestion[];
  readonly askPrices: AskStartPrices;
  /** `unanswered` if it may have been made. */
  readonly sell: (variables: SellWalkUpMutationVariables) => Promise<Answer | 'unanswered'>;
  readonly onSold: (party: Sold['booking']) => void;
}

const once = sendOnce('walk-up');

const party: Party = { [ADULT]: 1 };
const empty = {
  time: '',
  party,
  paidBy: 'card_reader',
  name: '',
  email: '',
  waiversSigned: false,
  answers: {} as TypedAnswers,
} as const;

/** What can be sold depends on the time's seats and prices. */
function partySchema(times: readonly TimeToSell[]) {
  const typedParty = z.object({
    time: z.string(),
    party: z.custom<Party>(),
    paidBy: z.enum(['card_reader', 'cash']),
    name: z.string(),
    email: lineField().transform((text) => text || null),
    waiversSigned: z.boolean(),
    answers: typedAnswers,
  });
  return typedParty.transform(({ party, time: chosen, answers: typed, ...rest }, context) => {
    const answers = answersToSend(typed, guestsIn(party));
    const time = timeChosen(times, chosen);
    const sale = time ? partyToSell(time, party) : { problem: 'No seats left' };
    if (time && 'tickets' in sale)
      return { ...rest, answers, time, tickets: sale.tickets, totalAmount: sale.totalAmount };
    context.addIssue({ code: 'custom', path: ['party'], message: 'problem' in sale ? sale.problem : '' });
    return z.NEVER;
  });
}

/** A sale at the door, made once however often it is sent. */
function useWalkUpSale({ date, times, askPrices, sell, onSold }: WalkUpSale) {
  const [priced, onPrices] = usePricedTimes(times);
  const sale = useAnswerForm({
    schema: partySchema(priced),
    empty: { ...empty },
    refusedTitle: 'Nothing was sold',
    unanswered: {
      title: 'No answer from the server',
      text: 'Press the button again: the sale will be made only once.',
    },
    isField: (name): name is Path<typeof empty> => name in empty || isAnswerName(name),
    send: async ({ time, ...party }): Promise<Answer | 'unanswered'> => {
      const { tourType, tourId, time: tourTime } = time;
      const input = { ...party, tourType, tourId, tourDate: date, tourTime };
      return atAnswers(await once(input, (idempotencyKey) => sell({ input, idempotencyKey })));
    },
    after: ({ time, paidBy }) => ({ ...empty, time, paidBy }),
    onDone: (answer) => (answer.__typename === 'BookingCreated' ? onSold(answer.booking) : undefined),
  });
  const time = timeChosen(priced, sale.form.watch('time'));
  useStartPrices({ date, time, ask: askPrices, onPrices });
  return { ...sale, time, priced };
}

interface WalkUpFormProps extends WalkUpSale {
  /** Appended to the button's label. */
  readonly andThen?: string;
}

type Sale = ReturnType<typeof useWalkUpSale>;

function SoldParty({ form, time }: Pick<Sale, 'form'> & { readonly time: TimeToSell }) {
  const party = form.watch('party');
  const { prices, largestParty } = time;
  const sale = partyToSell(time, party);
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
  const sale = partyToSell(time, form.watch('party'));
  return (
    <ToolButton type="submit" kind="main" busy={isSubmitting}>
      {'problem' in sale ? 'Sell' : `Sell ${sale.words}, ${printedCents(toCents(sale.totalAmount))}`}
      {andThen}
    </ToolButton>
  );
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
      <SoldParty form={form} time={time} />
      <PaidBy form={form} />
      <TextField label="Name" autoComplete="off" {...fieldProps(form, 'name')} />
      <TextField
        label="E-mail for the ticket (optional)"
        type="email"
        autoComplete="off"
        {...fieldProps(form, 'email')}
      />
      <AnswerFields
        byStaff
        form={form}
        questions={questionsOf(start.questions, time.tourId, 'door')}
        guests={guestsIn(form.watch('party'))}
      />
      <CheckboxField label="Every guest has signed the waiver" {...fieldProps(form, 'waiversSigned')} />
      <ErrorNotice error={error} />
      <FormActions>
        <SaleButton form={form} isSubmitting={isSubmitting} time={time} andThen={andThen} />
      </FormActions>
    </AdminForm>
  );
}
