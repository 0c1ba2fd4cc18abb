import type { Checkout } from './checkout.ts';

interface ObjectRow {
  readonly service: string;
  /** Name of the service's definition. */
  readonly definition: string;
  readonly operation: string;
  /** Whose objects it opens, in the table's words. */
  readonly row: string;
  /** How its test makes it. */
  readonly way: string;
}

/** Enters an operation that names an object in the table of objects, and in the test that makes the rows of its service. */
export function addObjectRow(checkout: Checkout, { service, definition, operation, row, way }: ObjectRow): void {
  checkout.edit('services/shared/platform/test/operation-objects.json', (text) => {
    const line = `    "${operation}": "${row}"`;
    const known = text.replace(`  "${service}": {\n`, (start) => `${start}${line},\n`);
    return known === text ? text.replace('{\n', `{\n  "${service}": {\n${line}\n  },\n`) : known;
  });
  const test = `services/${service}/test/objects.int.test.ts`;
  if (checkout.find(test).length === 0) checkout.fillTemplate('service/objects.template', test, { definition });
  checkout.edit(test, (text) => text.replace('  made: {\n', (start) => `${start}    ${operation}: ${way},\n`));
}
