import { describe, expect, it } from '@jest/globals';
import { scanPage } from './scan-page.ts';

const facts = { scanners: ['sqlmap 1', 'Wapiti 3'], secondsPerCall: 20, control: 'They found the mistakes.' };
const clean = { target: 'GET /api/tours', findings: [], isCutShort: false };

describe('the page of a scan', () => {
  it('says that nothing was found, and how far the scanners came', () => {
    const page = scanPage(facts, [clean, { ...clean, target: 'POST /api/orders', isCutShort: true }]);
    expect(page).toContain('2 scans, nothing found');
    expect(page).toContain('| GET /api/tours | to its end | nothing |');
    expect(page).toContain('| POST /api/orders | as far as its time went | nothing |');
  });

  it('says what was found', () => {
    const page = scanPage(facts, [{ ...clean, findings: ['id | a', 'name'] }]);
    expect(page).toContain('1 scans, 2 findings');
    expect(page).toContain('id \\| a; name');
  });
});
