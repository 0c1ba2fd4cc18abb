import { ownProcess } from '@hilltop/platform/lifecycle/own-process';
import { gatewayPart } from './gateway-part.js';

// Read by `@apollo/gateway`, which would tell Apollo where it runs.
process.env.APOLLO_TELEMETRY_DISABLED = '1';
await ownProcess([gatewayPart(process.env)]);
