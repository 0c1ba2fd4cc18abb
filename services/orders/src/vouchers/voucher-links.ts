import { pageUrl } from '@hilltop/contracts/house/languages';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { idOfToken, isSigned, signId } from '@hilltop/platform/values/signed-id';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../env.js';
import type { Voucher } from './voucher.entity.js';

const purposeOf = (generation: number): string => `voucher ${generation}`;

/** A new code ends the link of the former one. */
@Injectable()
export class VoucherLinks {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'VOUCHER_SECRETS' | 'PUBLIC_URL'>) {}

  urlOf({ id, generation, language }: Pick<Voucher, 'id' | 'generation' | 'language'>): string {
    const token = signId(this.environment.VOUCHER_SECRETS, id, purposeOf(generation));
    return pageUrl(this.environment.PUBLIC_URL, language, `/voucher/${token}`);
  }

  /** The signature is not verified. */
  idOf(token: string): string | undefined {
    return idOfToken(token);
  }

  opens(token: string, { id, generation }: { readonly id: string; readonly generation: number }): boolean {
    return isSigned(this.environment.VOUCHER_SECRETS, token, id, purposeOf(generation));
  }
}
