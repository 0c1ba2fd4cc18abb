import { PDF } from '@hilltop/platform/documents/draw-document';
import { ReadBillDocument, ShowBillDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { groupExample } from './groups.example.js';
import type { ParameterDescription, RouteDescription } from './route-description.js';

const token = {
  in: 'path',
  name: 'token',
  description: 'The end of the link in the mail to who pays. Anyone who has it can read the bill.',
  example: 'DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA',
} as const satisfies ParameterDescription;

const { number: groupNumber, organizationName, tourName, quote } = groupExample;

export const readBill = {
  method: 'get',
  path: '/api/bills/{token}',
  tag: 'Groups',
  summary: 'Read a bill of a group',
  operation: committedOperation(ReadBillDocument),
  parameters: [token],
  answer: {
    status: 200,
    description: 'The invoice, its credit notes and what is left to pay, in US cents.',
    at: ['groupBill'],
    example: {
      ...{ groupNumber, organizationName, tourName },
      starts: quote.parts.map(({ tourDate, tourTime }) => ({ tourDate, tourTime })),
      invoice: {
        number: 'HI-2027-0042',
        kind: 'invoice',
        ofNumber: null,
        issuedOn: '2027-03-09',
        dueOn: '2027-04-08',
        billTo: 'Accounts Payable\n1 Main St',
        orderNumber: 'PO 4711',
        pupils: 48,
        adults: 6,
        came: 54,
        lines: [{ label: '48 people at $10.00', cents: 48_000 }],
        taxCents: 0,
        totalCents: 48_000,
        receivedCents: 12_000,
        exemptReason: null,
      },
      creditNotes: [],
      openCents: 36_000,
      hasW9: true,
    },
  },
} as const satisfies RouteDescription;

export const showBillFile = {
  method: 'get',
  path: '/api/bills/{token}/{number}.pdf',
  tag: 'Groups',
  summary: 'An invoice or a credit note of a group, as a PDF',
  description: 'The file that its mail has: tagged, and of Letter size.',
  operation: committedOperation(ShowBillDocument),
  parameters: [
    token,
    {
      in: 'path',
      name: 'number',
      description: 'Of the invoice, or of one of its credit notes.',
      example: 'HI-2027-0042',
    },
  ],
  answer: { status: 200, description: 'The file.', mediaType: PDF, schema: { type: 'string', format: 'binary' } },
} as const satisfies RouteDescription;

export const billRoutes = { readBill, showBillFile };
