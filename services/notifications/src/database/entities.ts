import { Email } from '../emails/email.entity.js';

/** Every table that the ORM knows. The inbox belongs to the platform. */
export const ENTITIES = [Email];
