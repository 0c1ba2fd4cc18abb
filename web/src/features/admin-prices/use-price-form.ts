import { useDeferredValue, useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { parsePrice, priceSchema } from '../../admin/forms/price-schema.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  EndTourPriceDocument,
  PreviewTourPriceDocument,
  SetTourPriceDocument,
  StaffTourPricesDocument,
  type TourPriceInput,
} from '../../generated/staff-operations.js';
import { formErrorOf, isRefusal } from '../../lib/forms/form-error.js';
import { useAnswerForm } from '../../lib/forms/use-answer-form.js';
import { sentences } from '../../lib/sentences.js';
import { isDate } from '../../lib/venue-dates.js';
import { z } from '../../lib/zod.js';
import type { PriceList, PriceRow } from './price-rows.js';
import type { PricedTour } from './use-priced-tour.js';

export interface PriceFormProps {
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

/** A price as it is typed, what it would do, and what saves it. */
export function usePriceForm({ tour, list, row, onClose }: PriceFormProps) {
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
  const answerForm = useAnswerForm({
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
    showToast({ title: 'Sold no more', text: `${type.label}, ${tour.name}`, tone: 'done' });
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
