import { useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminList } from '../../admin/lists/admin-list.js';
import { useWholeList } from '../../admin/lists/use-whole-list.js';
import { CreationForm } from '../../admin/records/creation-form.js';
import { EditDialog } from '../../admin/records/edit-dialog.js';
import { WithdrawalDialog } from '../../admin/records/withdrawal-dialog.js';
import {
  CreateProductDocument,
  type StaffProductFragment,
  StaffProductsDocument,
  UpdateProductDocument,
  WithdrawProductDocument,
} from '../../generated/staff-operations.js';
import { CountDialog } from './count-dialog.js';
import { productColumns } from './product-columns.js';
import { productKind } from './product-fields.js';

const lists = [StaffProductsDocument];

function searchTexts({ name, description, category }: StaffProductFragment): readonly string[] {
  return [name, description, category ?? ''];
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
