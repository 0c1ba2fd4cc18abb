import { useDeferredValue, useState } from 'react';
import {
  EndTourPriceDocument,
  PreviewTourPriceDocument,
  type PreviewTourPriceQuery,
  SetTourPriceDocument,
  StaffTourPricesDocument,
  type TourPriceInput,
} from '../../generated/staff-operations.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { listed, sentences } from '../../kit/lib/sentences.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { ADULT } from '../../kit/lib/tickets/party.js';
import { priceInWords } from '../../kit/lib/tickets/ticket-words.js';
import { isDate, longDate, venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { parsePrice, priceSchema } from '../forms/price-schema.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import type { PriceList, PriceRow } from './price-rows.js';
import type { PricedTour } from './use-priced-tour.js';

interface PriceFormProps {
  readonly tour: NonNullable<PricedTour['tour']>;
  readonly list: PriceList;
  readonly row: PriceRow;
  readonly onClose: () => void;
}

const lists = [StaffTourPricesDocument];

const schema = z.object({
  price: priceSchema('12.00'),
  from: z
    .string()
    .refine((text) => text === '' || isDate(text), 'Please choose a day')
    .transform((text) => text || null),
  onLap: z.boolean(),
});

/** The typed price, its preview, and how it is saved. */
function usePriceForm({ tour, list, row, onClose }: PriceFormProps) {
  const { type, current, example } = row;
  const setPrice = useAdminMutation(SetTourPriceDocument, lists);
  const endPrice = useAdminMutation(EndTourPriceDocument, lists);
  const [isStopping, setIsStopping] = useState(false);
  const at = { tourId: tour.id, version: list.version };
  const entry = current ?? example;
  const inputOf = (price: string, from: string | null, onLap: boolean): TourPriceInput => ({
    ...{ type: type.code, price, seats: onLap ? 0 : 1 },
    ...(from && { from }),
  });
  const answerForm = useStaffForm({
    keptAs: `price of ${type.code} on ${tour.id}`,
    version: list.version,
    schema,
    empty: { price: entry?.price ?? '', from: '', onLap: entry?.seats === 0 },
    refusedTitle: 'The price was not changed',
    send: ({ price, from, onLap }) => setPrice({ ...at, input: inputOf(price, from, onLap) }),
    onDone: () => {
      showToast({ title: 'Price changed', text: `${type.label}, ${tour.name}`, tone: 'done' });
      onClose();
    },
    after: (typed) => typed,
  });
  const [typed, from, onLap] = answerForm.form.watch(['price', 'from', 'onLap']);
  const price = parsePrice(typed);
  const wanted = useDeferredValue(price === undefined ? undefined : inputOf(price, from || null, onLap));
  const asked = useAdminQuery(
    PreviewTourPriceDocument,
    { tourId: tour.id, input: wanted ?? inputOf('0', null, false) },
    wanted !== undefined,
  );
  const answer = wanted === undefined || asked.isLoading ? undefined : asked.data?.previewTourPrice;
  const isPreview = answer?.__typename === 'TourPricePreview';

  const stop = async (): Promise<void> => {
    setIsStopping(true);
    const ended = await endPrice({ ...at, type: type.code });
    setIsStopping(false);
    if (isRefusal(ended)) {
      showToast({ ...formErrorOf('The price was not ended', ended, () => false), tone: 'refused' });
      return;
    }
    showToast({ title: 'No longer sold', text: `${type.label}, ${tour.name}`, tone: 'done' });
    onClose();
  };

  return {
    ...answerForm,
    wanted,
    preview: isPreview ? answer : undefined,
    refused: answer === undefined || isPreview ? undefined : refusalText(answer),
    stop,
    isStopping,
  };
}

function refusalText(answer: { readonly message: string; readonly fields?: readonly { readonly message: string }[] }) {
  return answer.fields === undefined ? answer.message : sentences(answer.fields.map(({ message }) => message));
}

function buttonText(row: PriceRow, price: string, from: string): string {
  const isExample = row.current === undefined && row.example?.price === price;
  const when = from === '' ? '' : ` on ${longDate(from)}`;
  if (isExample) return `Confirm ${priceInWords(price)}${when}`;
  return `${row.current ? 'Change to' : 'Sell for'} ${priceInWords(price)}${when}`;
}

/** A new price of one type on one tour. The preview comes before the button can be pressed. */
export function PriceForm(props: PriceFormProps) {
  const { tour, row, onClose } = props;
  const { form, wanted, preview, refused, stop, isStopping, ...sending } = usePriceForm(props);
  const { type, current } = row;
  return (
    <StaffForm
      of={sending}
      aria-label={`${type.label}, ${tour.name}`}
      button={wanted ? buttonText(row, wanted.price, wanted.from ?? '') : 'Change the price'}
      busyText="Saving..."
      disabled={preview === undefined}
      onClose={onClose}
      more={
        current && type.code !== ADULT ? (
          <ToolButton kind="danger" busy={isStopping} busyText="Ending..." onClick={() => void stop()}>
            Stop selling {type.label}
          </ToolButton>
        ) : null
      }
    >
      <FieldPair>
        <TextField label="New price" inputMode="decimal" autoComplete="off" {...fieldProps(form, 'price')} />
        <TextField
          label="From (optional)"
          hint="The day of purchase. Empty to start now."
          type="date"
          min={venueToday()}
          {...fieldProps(form, 'from')}
        />
      </FieldPair>
      {type.code === ADULT ? null : (
        <CheckboxField label="Sits on a lap and takes no seat" {...fieldProps(form, 'onLap')} />
      )}
      <div aria-live="polite">
        {preview ? <Notice title="What will happen">{previewWords(preview, venueToday()).join(' ')}</Notice> : null}
        {refused === undefined ? null : (
          <Notice tone="refused" title="This price is not possible">
            {refused}
          </Notice>
        )}
      </div>
    </StaffForm>
  );
}

type PricePreview = Extract<PreviewTourPriceQuery['previewTourPrice'], { readonly __typename: 'TourPricePreview' }>;

/** What setting a price will do, as sentences. @param today at the venue, YYYY-MM-DD */
function previewWords(preview: PricePreview, today: string): string[] {
  const { was, price, from, cardBefore, cardAfter, rules } = preview;
  const when = from <= today ? 'from now on' : `from ${longDate(from)} on`;
  const card =
    cardBefore === cardAfter
      ? `Cards say “from ${priceInWords(cardAfter)}” as before.`
      : `Cards say “from ${priceInWords(cardAfter)}” instead of “from ${priceInWords(cardBefore)}”.`;
  return [
    `Tickets bought ${when} cost ${priceInWords(price)}, for any visit.`,
    ...(was === null ? ['The tour sells none of them today.'] : [keptWords(preview, was)]),
    card,
    ...rules.map((rule) => `“${rule.name}” makes it ${priceInWords(rule.price)}.`),
  ];
}

function keptWords({ bookings, holds }: PricePreview, was: string): string {
  const kept = [bookings === 0 ? '' : counted(bookings, 'booking'), holds === 0 ? '' : counted(holds, 'hold')].filter(
    Boolean,
  );
  if (kept.length === 0) return `No booking ahead was sold at another price; it is ${priceInWords(was)} now.`;
  return `${listed(kept)} ${bookings + holds === 1 ? 'keeps' : 'keep'} ${priceInWords(was)}.`;
}
