import { AdminSection } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import { OnCard } from '../lists/row-details.js';
import { permissions, roles, roleWords } from './role-labels.js';

type Row = (typeof permissions)[number];

const columns: readonly Column<Row>[] = [
  { id: 'what', label: 'Permission', place: 'name', cell: ([what]) => what },
  ...roles.map(
    (role): Column<Row> => ({
      id: role,
      label: roleWords[role].label,
      place: 'line',
      cell: ([, who]) => (
        <>
          <OnCard>{roleWords[role].label}: </OnCard>
          {who.includes(role) ? 'Yes' : 'No'}
        </>
      ),
    }),
  ),
];

export function RolesSection() {
  return (
    <AdminSection title="Permissions">
      <AdminTable label="roles" columns={columns} rows={permissions} keyOf={([what]) => what} />
    </AdminSection>
  );
}
