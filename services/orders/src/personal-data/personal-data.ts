import { personErased } from '@hilltop/contracts/orders/person-erased';
import { eraseWhenRequested } from '@hilltop/platform/personal-data/erase-when-requested';
import type { PersonalData } from '@hilltop/platform/personal-data/personal-data';

/** An order without its customer: number, lines and total stay for accounting. */
export const BLANK_CUSTOMER = `customer_name = 'Erased', customer_email = '', delivery = NULL`;

/** Personal data of visitors in this service. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  { table: 'orders', email: 'lower(customer_email)', blank: BLANK_CUSTOMER },
];

export const EraseCustomerWhenRequested = eraseWhenRequested(personErased, PERSONAL_DATA);
