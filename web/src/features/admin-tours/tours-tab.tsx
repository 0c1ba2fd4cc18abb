import { useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminList } from '../../admin/lists/admin-list.js';
import { useWholeList } from '../../admin/lists/use-whole-list.js';
import { CreationForm } from '../../admin/records/creation-form.js';
import { EditDialog } from '../../admin/records/edit-dialog.js';
import { WithdrawalDialog } from '../../admin/records/withdrawal-dialog.js';
import { Notice } from '../../design/marks/notice.js';
import {
  CreateTourDocument,
  type StaffTourFragment,
  StaffToursDocument,
  TourTimesDocument,
  UpdateTourDocument,
  WithdrawTourDocument,
} from '../../generated/staff-operations.js';
import { tourColumns } from './tour-columns.js';
import { tourKind } from './tour-fields.js';
import { tourTypeLabel } from './tour-form.js';
import { tourWarnings } from './tour-warnings.js';
import { WithdrawalWords } from './withdrawal-words.js';

const lists = [StaffToursDocument];

function searchTexts({ name, type, description, duration }: StaffTourFragment): readonly string[] {
  return [name, tourTypeLabel(type), description, duration];
}

/** Creates tours, and lists all that are on offer. */
export function ToursTab() {
  const query = useAdminQuery(StaffToursDocument, {});
  const times = useAdminQuery(TourTimesDocument, {});
  const warnings = tourWarnings(query.data?.tours ?? [], times.data?.houseCalendar);
  const create = useAdminMutation(CreateTourDocument, lists);
  const update = useAdminMutation(UpdateTourDocument, lists);
  const withdraw = useAdminMutation(WithdrawTourDocument, lists);
  const [edited, setEdited] = useState<StaffTourFragment>();
  const [withdrawn, setWithdrawn] = useState<StaffTourFragment>();
  const columns = tourColumns(setEdited, setWithdrawn);
  const view = useWholeList(query, ({ tours }) => tours, columns, searchTexts, {
    column: 'type',
    direction: 'ascending',
  });

  return (
    <AdminColumns data-form="">
      <CreationForm kind={tourKind} create={(input) => create({ input })} />
      <AdminList
        title="Existing Tours"
        label="tours"
        searches="Search tours"
        empty="No tours yet. New tours appear here and on the tours page."
        view={view}
        columns={columns}
        note={warnings.map((warning) => <Notice key={warning} title={warning} />)}
        keyOf={({ id }) => id}
      />
      <EditDialog
        kind={tourKind}
        row={edited}
        update={({ type: _, ...input }, version) => update({ id: edited?.id ?? '', version, input })}
        onClose={() => setEdited(undefined)}
      />
      {withdrawn ? (
        <WithdrawalDialog
          key={withdrawn.id}
          name="tour"
          row={withdrawn}
          withdraw={({ id, version }) => withdraw({ id, version })}
          result="off offer"
          onClose={() => setWithdrawn(undefined)}
        >
          {(tour) => <WithdrawalWords tour={tour} />}
        </WithdrawalDialog>
      ) : null}
    </AdminColumns>
  );
}
