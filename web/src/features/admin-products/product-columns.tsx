import type { Column } from '../../admin/lists/column.js';
import { RowButton } from '../../admin/lists/row-button.js';
import { Thumbnail } from '../../admin/lists/thumbnail.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import type { StaffProductFragment } from '../../generated/staff-operations.js';
import { stockWords } from './count-dialog.js';
import { StockSwitch } from './stock-switch.js';

/** Columns of the list of products: image, name, category, price, and what can be done. */
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
