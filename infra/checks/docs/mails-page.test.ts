import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { mailsPage, mailsPageFile } from './mails-page.ts';

const root = new URL('../../../', import.meta.url);

it(`is written to ${mailsPageFile} (make codegen)`, async () => {
  expect(readFileSync(new URL(mailsPageFile, root), 'utf8')).toBe(await mailsPage(root));
});
