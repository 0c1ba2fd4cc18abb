import { Account } from '../accounts/account.entity.js';
import { Session } from '../sessions/session.entity.js';

/** Every table that the ORM knows. Failures of sign-in are counted by statements alone. */
export const ENTITIES = [Account, Session];
