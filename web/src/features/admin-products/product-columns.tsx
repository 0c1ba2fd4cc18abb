import { styled } from 'styled-components';
import { useStaffAction } from '../../admin/data/use-staff-action.js';
import type { Column } from '../../admin/lists/column.js';
import { RowButton } from '../../admin/lists/row-button.js';
import { Thumbnail } from '../../admin/lists/thumbnail.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { StateMark } from '../../design/marks/state-mark.js';
import {
  type StaffProductFragment,
  StaffProductsDocument,
  UpdateProductDocument,
} from '../../generated/staff-operations.js';
import { stockWords } from './count-dialog.js';

const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding-inline: var(--s-2);
  margin-inline: calc(-1 * var(--s-2));
  border: 1px solid transparent;
  border-radius: var(--r-1);
  &:hover { background: var(--hover); border-color: var(--edge); }
`;

function StockSwitch({ product }: { readonly product: StaffProductFragment }) {
  const { id, version, name, description, price, image, category, inStock } = product;
  const { act, isBusy } = useStaffAction(UpdateProductDocument, {
    queries: [StaffProductsDocument],
    made: 'ProductUpdated',
    done: ({ product: now }) => {
      return { title: 'Product updated', text: `${name} is ${now.inStock ? 'in stock' : 'out of stock'}` };
    },
    failed: (answer) =>
      answer !== 'unanswered' && answer.__typename === 'ProductChangedMeanwhile'
        ? 'Someone else changed this product. The list shows the current version.'
        : 'Failed to update product',
  });
  const toggle = (): void =>
    void act({ id, version, input: { name, description, price, image, category, inStock: !inStock } });

  return (
    <Switch
      type="button"
      role="switch"
      aria-checked={inStock}
      aria-label={`${name}: in stock`}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : toggle}
    >
      <StateMark tone={inStock ? 'good' : 'bad'}>{inStock ? 'In stock' : 'Out of stock'}</StateMark>
    </Switch>
  );
}

export function productColumns(
  onEdit: (product: StaffProductFragment) => void,
  onWithdraw: (product: StaffProductFragment) => void,
  onCount: (product: StaffProductFragment) => void,
  stockOf: (product: StaffProductFragment) => number | null,
): readonly Column<StaffProductFragment>[] {
  return [
    { id: 'image', label: 'Image', place: 'image', cell: ({ image }) => <Thumbnail url={image} /> },
    { id: 'name', label: 'Name', place: 'name', sortBy: ({ name }) => name, cell: ({ name }) => name },
    {
      id: 'category',
      label: 'Category',
      place: 'second',
      sortBy: ({ category }) => category ?? '',
      cell: ({ category }) => category,
    },
    {
      id: 'price',
      label: 'Price',
      place: 'figure',
      align: 'end',
      sortBy: ({ price }) => Number(price),
      cell: ({ price }) => `$${price}`,
    },
    {
      id: 'stock',
      label: 'Stock',
      place: 'state',
      sortBy: ({ inStock }) => (inStock ? 1 : 0),
      cell: (product) => {
        const stock = stockOf(product);
        return (
          <>
            <StockSwitch product={product} />
            <ToolButton kind="quiet" aria-label={`Count ${product.name}`} onClick={() => onCount(product)}>
              {stock === null ? 'Count' : stockWords(stock)}
            </ToolButton>
          </>
        );
      },
    },
    {
      id: 'actions',
      label: 'Actions',
      quiet: true,
      place: 'actions',
      cell: (product) => (
        <>
          <RowButton icon="edit" label="Edit" of={product.name} onClick={() => onEdit(product)} />
          <RowButton icon="remove" label="Withdraw" of={product.name} onClick={() => onWithdraw(product)} />
        </>
      ),
    },
  ];
}
