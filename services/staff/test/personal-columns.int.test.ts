import { forgottenColumns } from '@hilltop/platform/testing/personal-columns';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { staffService } from '../src/service.js';

it('stores no text of visitors', async () => {
  const { dataSource, close } = await createTestDatabase({ migrations: staffService.migrations });
  try {
    const forgotten = await forgottenColumns(dataSource, {
      harmless: {
        'account_links.purpose': 'one of a few words',
        'accounts.*': 'of staff, who are no visitors',
        'erasure_reports.service': 'names a service',
        'erasures.email_hash': 'a hash, which shows that the person was erased',
        'last_audit.checks': 'names of checks, and counts',
        'recovery_codes.code_hash': 'a hash, of staff',
        'sessions.token_hash': 'a hash, of staff',
        'sign_in_failures.key': 'a hash, of who signed in as staff',
        'staff_actions.action': 'names a mutation',
        'staff_actions.after': 'amounts, times and a few words: what staff type is left out',
        'staff_actions.before': 'amounts, times and a few words: what staff type is left out',
        'staff_actions.correlation_id': 'random',
        'staff_actions.service': 'names a service',
        'staff_actions.staff_role': 'one of a few words',
        'staff_actions.target_id': 'an id, or names a setting of the house',
        'staff_actions.target_name': 'a code of a booking or order, or names what the house sells',
        'staff_actions.target_type': 'one of a few words',
        'totp_factors.sealed_secret': 'sealed, of staff',
      },
    });
    expect(forgotten).toEqual([]);
  } finally {
    await close();
  }
});
