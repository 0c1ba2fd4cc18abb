import { PDF } from '@hilltop/platform/documents/draw-document';
import { ShowBillDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import type { RouteDescription } from './route-description.js';

export const showBillFile = {
  method: 'get',
  path: '/api/bills/{token}/{number}.pdf',
  tag: 'Groups',
  summary: 'An invoice or a credit note of a group, as a PDF',
  description: 'The file that its mail has: tagged, and of Letter size.',
  operation: committedOperation(ShowBillDocument),
  parameters: [
    {
      in: 'path',
      name: 'token',
      description: 'The end of the link in the mail to who pays. Anyone who has it can read the bill.',
      example: 'DI88PpsNT1eaD2psbxx8EW0Qk5l2vS0n8b7yTq3LrXA',
    },
    {
      in: 'path',
      name: 'number',
      description: 'Of the invoice, or of one of its credit notes.',
      example: 'HI-2027-0042',
    },
  ],
  answer: { status: 200, description: 'The file.', mediaType: PDF, schema: { type: 'string', format: 'binary' } },
} as const satisfies RouteDescription;

export const billRoutes = { showBillFile };
