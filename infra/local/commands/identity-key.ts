/** `make identity-key`: a new `IDENTITY_PRIVATE_KEY`, or a given one, and its public part (infra/docs/operations.md). */
import { randomBytes } from 'node:crypto';
import { identityPublicPart } from '../identity/identity-keys.ts';

const privatePart = process.argv[2] ?? randomBytes(32).toString('base64url');
process.stdout.write(`private ${privatePart}\npublic  ${identityPublicPart(privatePart)}\n`);
