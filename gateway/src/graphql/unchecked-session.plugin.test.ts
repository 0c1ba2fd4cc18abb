import { operationRoles } from '@hilltop/platform/testing/operation-tables';
import { expect, it } from '@jest/globals';
import { apiSchema } from '../supergraph/api-schema.js';
import { isForStaffOnly } from './unchecked-session.plugin.js';

const changes = Object.values(apiSchema.getMutationType()?.getFields() ?? {});
const isOpen = (name: string) => Object.values(operationRoles).some((roles) => roles[name] === 'everybody');

it('counts no mutation that is open to everybody as one of staff, whatever it has in common with theirs', () => {
  expect(changes.filter((field) => isForStaffOnly(field) && isOpen(field.name)).map(({ name }) => name)).toEqual([]);
  expect(changes.filter(isForStaffOnly).map(({ name }) => name)).toContain('staffChangeBooking');
});
