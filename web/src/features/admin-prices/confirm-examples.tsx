import { useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import { Row } from '../../design/layout/stack.js';
import { Notice } from '../../design/marks/notice.js';
import { ConfirmTourPricesDocument, StaffTourPricesDocument } from '../../generated/staff-operations.js';
import { formErrorOf, isRefusal } from '../../lib/forms/form-error.js';
import { listed, priceInWords } from '../../lib/tickets/ticket-words.js';
import { examplesTitle, type PriceList, type PriceRow } from './price-rows.js';

interface ConfirmExamplesProps {
  readonly tour: { readonly id: string; readonly name: string };
  readonly list: PriceList;
  /** Rows whose amount nobody has confirmed; nothing is shown without any. */
  readonly rows: readonly PriceRow[];
}

/** Says that amounts are examples, and sells them all. */
export function ConfirmExamples({ tour, list, rows }: ConfirmExamplesProps) {
  const confirm = useAdminMutation(ConfirmTourPricesDocument, [StaffTourPricesDocument]);
  const [isBusy, setIsBusy] = useState(false);
  if (rows.length === 0) return null;
  const prices = rows.map(({ type, example }) => `${type.label} ${priceInWords(example?.price ?? '0')}`);

  const send = async (): Promise<void> => {
    setIsBusy(true);
    const answer = await confirm({ tourId: tour.id, version: list.version, types: rows.map(({ type }) => type.code) });
    setIsBusy(false);
    if (isRefusal(answer)) {
      showToast({ ...formErrorOf('The prices were not confirmed', answer, () => false), tone: 'refused' });
    } else showToast({ title: 'Prices confirmed', text: `${tour.name} sells to these guests now.`, tone: 'done' });
  };

  return (
    <Notice title={examplesTitle(rows.length)}>
      Visitors see and buy them only after you confirm. Until then {tour.name} does not sell them. Confirmed, it sells{' '}
      {listed(prices)} from now on; what is held or booked keeps its price.
      <Row mt={3}>
        <ToolButton busy={isBusy} busyText="Confirming..." onClick={() => void send()}>
          Confirm all
        </ToolButton>
      </Row>
    </Notice>
  );
}
