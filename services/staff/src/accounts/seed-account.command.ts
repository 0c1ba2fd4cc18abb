import { connect } from '@hilltop/platform/database/connect';
import { systemClock } from '@hilltop/platform/lifecycle/clock';
import { defineCommand } from '@hilltop/platform/service/define-service';
import { emailField } from '@hilltop/platform/values/typed-email';
import { z } from 'zod';
import { AccountRepository } from './account.repository.js';
import { PasswordHasher } from './password-hasher.js';
import { passwordProblem } from './password-policy.js';

/** `seed`: adds the demo's manager, or sets its password to the one in the environment. */
export const seedAccountCommand = defineCommand({
  variables: {
    HILLTOP_STAFF_EMAIL: emailField,
    HILLTOP_STAFF_PASSWORD: z.string().superRefine((password, { addIssue }) => {
      const problem = passwordProblem(password, []);
      if (problem) addIssue(problem);
    }),
  },
  run: async ({ environment, dataSource, logger }) => {
    await connect(dataSource, { logger, withinMs: 30_000 });
    const accounts = new AccountRepository(dataSource);
    const hash = await new PasswordHasher().hash(environment.HILLTOP_STAFF_PASSWORD);
    const known = await accounts.findByEmail(environment.HILLTOP_STAFF_EMAIL);
    if (known) await accounts.setPassword(known.id, hash);
    else {
      const account = {
        email: environment.HILLTOP_STAFF_EMAIL,
        name: 'Front desk',
        role: 'manager',
        passwordHash: hash,
      } as const;
      await accounts.add(account, systemClock.now());
    }
    logger.info({ added: !known }, 'demo account ready');
    return 0;
  },
});
