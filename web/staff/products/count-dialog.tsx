import { styled } from 'styled-components';
import {
  CountStockDocument,
  type StaffProductFragment,
  StaffProductsDocument,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Dialog } from '../../kit/design/layers/dialog.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { StaffForm } from '../forms/staff-form.js';

const Meaning = styled.p`
  margin-block: var(--s-3) var(--s-4);
`;

const schema = z.object({
  stock: lineField()
    .regex(/^\d{0,6}$/, 'Please write a whole number, or nothing')
    .transform((text) => (text === '' ? null : Number(text))),
});

interface CountDialogProps {
  readonly product: StaffProductFragment;
  /** Pieces left; null if they are not counted. */
  readonly stock: number | null;
  readonly onClose: () => void;
}

/** Sets how many pieces are left. If some are sold meanwhile, it says so and asks again. */
export function CountDialog({ product, stock, onClose }: CountDialogProps) {
  const count = useAdminMutation(CountStockDocument, [StaffProductsDocument]);
  const { form, ...sending } = useAnswerForm({
    schema,
    empty: { stock: stock === null ? '' : String(stock) },
    refusedTitle: 'The count was not saved',
    send: ({ stock: counted }) => count({ productId: product.id, stock: counted, was: stock }),
    onDone: (_answer, { stock: counted }) => {
      showToast({ title: 'Product updated', text: `${product.name}: ${stockWords(counted)}`, tone: 'done' });
      onClose();
    },
  });
  return (
    <Dialog
      plain
      open
      onOpenChange={(isOpen) => (isOpen || sending.isSubmitting ? undefined : onClose())}
      title={`Count ${product.name}`}
    >
      <Meaning>Orders take pieces from this number. At 0 the store says that the product is out of stock.</Meaning>
      <StaffForm
        of={sending}
        button="Save"
        busyText="Saving..."
        more={<ToolButton onClick={onClose}>Cancel</ToolButton>}
      >
        <TextField
          label="Pieces left"
          hint={`Now: ${stockWords(stock)}. Leave it empty to stop counting.`}
          inputMode="numeric"
          autoComplete="off"
          {...fieldProps(form, 'stock')}
        />
      </StaffForm>
    </Dialog>
  );
}

export function stockWords(stock: number | null): string {
  return stock === null ? 'not counted' : `${stock} left`;
}
