import { useState } from 'react';
import { Dialog } from '../../../design/layers/dialog.js';
import { type StaffProductFragment, StaffProductsDocument } from '../../../generated/staff-operations.js';
import { DeskColumns } from '../desk/desk-card.js';
import { useDeskQuery } from '../desk/use-desk-query.js';
import { DeskList } from '../lists/desk-list.js';
import { useWholeList } from '../lists/use-whole-list.js';
import { productColumns } from './product-columns.js';
import { ProductCreation } from './product-creation.js';
import { ProductEditing } from './product-editing.js';
import { ProductWithdrawal } from './product-withdrawal.js';

const textsOf = ({ name, description, category }: StaffProductFragment): readonly string[] => [
  name,
  description,
  category ?? '',
];

/** Products: make one, and all that are on sale (spec.md §2, Admin panel). */
export const ProductsTab = () => {
  const query = useDeskQuery(StaffProductsDocument, {});
  const [edited, setEdited] = useState<StaffProductFragment>();
  const [leaving, setLeaving] = useState<StaffProductFragment>();
  const columns = productColumns(setEdited, setLeaving);
  const view = useWholeList(query, ({ products }) => products, columns, textsOf, {
    column: 'name',
    direction: 'ascending',
  });
  const doneEditing = (): void => setEdited(undefined);

  return (
    <DeskColumns data-form="">
      <ProductCreation />
      <DeskList
        title="Existing Products"
        label="products"
        searches="Search products"
        empty="Nothing is on sale yet. What you create stands here, and in the store."
        view={view}
        columns={columns}
        keyOf={({ id }) => id}
      />
      <Dialog
        plain
        open={edited !== undefined}
        onOpenChange={(isOpen) => (isOpen ? undefined : doneEditing())}
        title={`Edit ${edited?.name ?? ''}`}
      >
        {edited ? <ProductEditing key={edited.id} product={edited} onDone={doneEditing} /> : null}
      </Dialog>
      {leaving ? <ProductWithdrawal key={leaving.id} product={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </DeskColumns>
  );
};
