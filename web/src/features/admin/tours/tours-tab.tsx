import { useState } from 'react';
import { Dialog } from '../../../design/layers/dialog.js';
import { type StaffTourFragment, StaffToursDocument } from '../../../generated/staff-operations.js';
import { DeskColumns } from '../desk/desk-card.js';
import { useDeskQuery } from '../desk/use-desk-query.js';
import { DeskList } from '../lists/desk-list.js';
import { useWholeList } from '../lists/use-whole-list.js';
import { tourColumns } from './tour-columns.js';
import { TourCreation } from './tour-creation.js';
import { TourEditing } from './tour-editing.js';
import { typeInWords } from './tour-form.js';
import { TourWithdrawal } from './tour-withdrawal.js';

const textsOf = ({ name, type, description, duration }: StaffTourFragment): readonly string[] => [
  name,
  typeInWords(type),
  description,
  duration,
];

/** Tours: make one, and all that are on offer (spec.md §2, Admin panel). */
export const ToursTab = () => {
  const query = useDeskQuery(StaffToursDocument, {});
  const [edited, setEdited] = useState<StaffTourFragment>();
  const [leaving, setLeaving] = useState<StaffTourFragment>();
  const columns = tourColumns(setEdited, setLeaving);
  const view = useWholeList(query, ({ tours }) => tours, columns, textsOf, { column: 'type', direction: 'ascending' });
  const doneEditing = (): void => setEdited(undefined);

  return (
    <DeskColumns data-form="">
      <TourCreation />
      <DeskList
        title="Existing Tours"
        label="tours"
        searches="Search tours"
        empty="No tour is on offer yet. What you create stands here, and on the tours page."
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
        {edited ? <TourEditing key={edited.id} tour={edited} onDone={doneEditing} /> : null}
      </Dialog>
      {leaving ? <TourWithdrawal key={leaving.id} tour={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </DeskColumns>
  );
};
