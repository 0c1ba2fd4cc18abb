import { ContactMessage } from '../messages/contact-message.entity.js';

/** Every table that the ORM knows. The outbox belongs to the platform. */
export const ENTITIES = [ContactMessage];
