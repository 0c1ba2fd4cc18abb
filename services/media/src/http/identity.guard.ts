import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { type Identity, identityHeader, isStaff, type StaffRole } from '@hilltop/platform/identity/identity';
import { IdentityVerifier } from '@hilltop/platform/identity/identity-verifier';
import { type Problem, ProblemError } from '@hilltop/platform/outcome/problem';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { notAllowed, notSignedIn } from './problems.js';

const ROLES = 'hilltop:roles';
const SERVICES = 'hilltop:services';

/** Without it, every caller with an identity from the gateway can call the route. */
export const OnlyFor = (...roles: StaffRole[]) => SetMetadata(ROLES, roles);

/** Lets services call a route for staff. */
export const AlsoFor = (...services: string[]) => SetMetadata(SERVICES, services);

interface RequestOfCaller extends FastifyRequest {
  caller?: Identity;
}

/** Works behind `IdentityGuard`; null when a service calls. */
export const CallingStaff = createParamDecorator((_: undefined, context: ExecutionContext): StaffIdentity | null => {
  const { caller } = context.switchToHttp().getRequest<RequestOfCaller>();
  return caller && isStaff(caller) ? caller : null;
});

const stranger: Problem = {
  name: 'unauthenticated',
  status: 401,
  title: 'This service accepts requests from its gateway only.',
};

/** 401 without a valid signed identity, 403 without a role of the route. */
@Injectable()
export class IdentityGuard implements CanActivate {
  constructor(
    private readonly verifier: IdentityVerifier,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestOfCaller>();
    const identity = await this.verifier.verify(request.headers[identityHeader]);
    if (!identity) throw new ProblemError(stranger);
    request.caller = identity;
    const services = this.reflector.get<string[] | undefined>(SERVICES, context.getHandler());
    if (identity.role === 'service' && services?.includes(identity.name)) return true;
    const roles = this.reflector.get<StaffRole[] | undefined>(ROLES, context.getHandler());
    if (!roles) return true;
    if (!isStaff(identity)) throw new ProblemError(notSignedIn);
    if (!roles.includes(identity.staffRole)) throw new ProblemError(notAllowed);
    return true;
  }
}
