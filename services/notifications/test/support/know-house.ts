import type { DataSource } from 'typeorm';
import { sampleHouse } from '../../src/house/testing/sample-house.js';

/** As after the first event of content. */
export function knowHouse(dataSource: DataSource): Promise<unknown> {
  const { street, town, phone } = sampleHouse;
  return dataSource.query('INSERT INTO house_details VALUES (1, 1, $1, $2, $3)', [street, town, phone]);
}
