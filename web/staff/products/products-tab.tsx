import { useState } from 'react';
import { styled } from 'styled-components';
import {
  CreateProductDocument,
  type StaffProductFragment,
  StaffProductsDocument,
  UpdateProductDocument,
  WithdrawProductDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useStaffAction } from '../data/use-staff-action.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminList } from '../lists/admin-list.js';
import type { Column } from '../lists/column.js';
import { RowButton } from '../lists/row-button.js';
import { Thumbnail } from '../lists/thumbnail.js';
import { useWholeList } from '../lists/use-whole-list.js';
import { CreationForm } from '../records/creation-form.js';
import { EditDialog } from '../records/edit-dialog.js';
import { WithdrawalDialog } from '../records/withdrawal-dialog.js';
import { CountDialog, stockWords } from './count-dialog.js';
import { productKind } from './product-fields.js';

const lists = [StaffProductsDocument];

function searchTexts({ name, description, category }: StaffProductFragment): readonly string[] {
  return [name, description, category ?? ''];
}

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

function productColumns(
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

export function ProductsTab() {
  const query = useAdminQuery(StaffProductsDocument, {});
  const create = useAdminMutation(CreateProductDocument, lists);
  const update = useAdminMutation(UpdateProductDocument, lists);
  const withdraw = useAdminMutation(WithdrawProductDocument, lists);
  const [edited, setEdited] = useState<StaffProductFragment>();
  const [withdrawn, setWithdrawn] = useState<StaffProductFragment>();
  const [counted, setCounted] = useState<StaffProductFragment>();
  const stock = new Map(query.data?.productStock?.map(({ productId, stock: left }) => [productId, left]));
  const stockOf = ({ id }: StaffProductFragment): number | null => stock.get(id) ?? null;
  const columns = productColumns(setEdited, setWithdrawn, setCounted, stockOf);
  const view = useWholeList(query, ({ products }) => products, columns, searchTexts, {
    column: 'name',
    direction: 'ascending',
  });

  return (
    <AdminColumns data-form="">
      <CreationForm kind={productKind} create={(input) => create({ input })} />
      <AdminList
        title="Existing Products"
        label="products"
        searches="Search products"
        empty="No products yet. New products appear here and in the store."
        view={view}
        columns={columns}
        keyOf={({ id }) => id}
      />
      <EditDialog
        kind={productKind}
        row={edited}
        update={(input, version) => update({ id: edited?.id ?? '', version, input })}
        onClose={() => setEdited(undefined)}
      />
      {counted ? (
        <CountDialog
          key={counted.id}
          product={counted}
          stock={stockOf(counted)}
          onClose={() => setCounted(undefined)}
        />
      ) : null}
      {withdrawn ? (
        <WithdrawalDialog
          key={withdrawn.id}
          name="product"
          row={withdrawn}
          withdraw={({ id, version }) => withdraw({ id, version })}
          result="off sale"
          onClose={() => setWithdrawn(undefined)}
        >
          {({ name, price, inStock }) =>
            `${name}, $${price}, ${inStock ? 'in stock' : 'out of stock'}. It leaves the store at once, and carts that hold it say so. Orders that were placed keep it.`
          }
        </WithdrawalDialog>
      ) : null}
    </AdminColumns>
  );
}
