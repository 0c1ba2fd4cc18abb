/** `make codegen` writes `infra/docs/mails.md`. */
import '../jest/source-hooks.mjs';
import { writeFileSync } from 'node:fs';
import { mailsPage, mailsPageFile } from './mails-page.ts';

const root = new URL('../../../', import.meta.url);

writeFileSync(new URL(mailsPageFile, root), await mailsPage(root));
