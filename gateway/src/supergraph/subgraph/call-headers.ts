import { callerHeader } from '@hilltop/platform/graphql/subgraph-context';
import { type Identity, identityHeader } from '@hilltop/platform/identity/identity';
import { correlationHeader } from '@hilltop/platform/logging/correlation';
import { traceHeaders } from '@hilltop/platform/telemetry/trace-context';
import type { OnBehalf } from '../../session/gateway-context.js';

/** Vouches for who asks, for one subgraph. */
export type Sign = (identity: Identity) => Promise<string>;

/** What every call to a subgraph says about the request that it is made for. */
export async function callHeaders(
  { correlationId, caller, identity }: OnBehalf,
  sign: Sign,
): Promise<Record<string, string>> {
  return {
    [correlationHeader]: correlationId,
    ...traceHeaders(),
    [callerHeader]: caller,
    [identityHeader]: await sign(identity),
  };
}
