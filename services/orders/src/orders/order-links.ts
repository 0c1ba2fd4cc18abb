import { pageUrl } from '@hilltop/contracts/house/languages';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { idOfToken, isSigned, signId } from '@hilltop/platform/values/signed-id';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../env.js';
import type { Order } from './order.entity.js';

/** No link to another thing opens an order. */
const PURPOSE = 'order';

/** Links to the pages of orders. Nothing that opens one is stored (infra/decisions/0162). */
@Injectable()
export class OrderLinks {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'VOUCHER_SECRETS' | 'PUBLIC_URL'>) {}

  urlOf({ id, language }: Pick<Order, 'id' | 'language'>): string {
    const token = signId(this.environment.VOUCHER_SECRETS, id, PURPOSE);
    return pageUrl(this.environment.PUBLIC_URL, language, `/order/${token}`);
  }

  /** Undefined for a token that we did not sign. */
  orderIdOf(token: string): string | undefined {
    const id = idOfToken(token);
    return id !== undefined && isSigned(this.environment.VOUCHER_SECRETS, token, id, PURPOSE) ? id : undefined;
  }
}
