import { expect, it } from '@jest/globals';
import { print } from 'graphql';
import {
  StaffBookingsDocument,
  StaffEmailsDocument,
  StaffImagesDocument,
  StaffMessagesDocument,
  StaffOrdersDocument,
  StaffRecordDocument,
} from '../../generated/staff-operations.js';
import { PAGE_SIZE } from './use-paged-list.js';

it.each([
  StaffBookingsDocument,
  StaffEmailsDocument,
  StaffImagesDocument,
  StaffMessagesDocument,
  StaffOrdersDocument,
  StaffRecordDocument,
])('a list asks for as many rows as its pages have', (document) => {
  expect(print(document)).toContain(`first: ${PAGE_SIZE}`);
});
