import { CurrentCaller, CurrentNetwork } from '@hilltop/platform/graphql/current-caller';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { sessionIdField } from '../carts/cart.input.js';
import type { TooManyVouchers } from '../generated/refusals.js';
import type { CartVouchersChanged, CodeInput, RemoveCodeResult, UseCodeResult } from '../generated/schema-types.js';
import { Promotion } from '../promotions/promotion.entity.js';
import { Promotions } from '../promotions/promotions.js';
import { refuse } from '../refusals.en.js';
import { CartTender } from '../vouchers/cart-tender.entity.js';
import { LookUpCode } from '../vouchers/look-up/look-up-code.js';
import { Voucher } from '../vouchers/voucher.entity.js';
import { codeField } from '../vouchers/voucher.fields.js';
import { VoucherLedger } from '../vouchers/voucher-ledger.js';
import { BasketRepository } from './basket.repository.js';
import { ShowBasket } from './show-basket/show-basket.js';

/** Vouchers of one cart. */
const MOST_VOUCHERS = 10;

const session = z.object({ sessionId: sessionIdField });
const typedCode = z.object({ ...session.shape, code: codeField });

/** One field takes both the voucher that pays for a cart and the code that lowers its price. */
@Resolver()
export class UseCodeResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly baskets: BasketRepository,
    private readonly lookUp: LookUpCode,
    private readonly promotions: Promotions,
    private readonly vouchers: VoucherLedger,
    private readonly showBasket: ShowBasket,
  ) {}

  @Mutation('useCode')
  async use(
    @Args('sessionId') typedSession: string,
    @Args('input') input: CodeInput,
    @CurrentCaller() caller: string | undefined,
    @CurrentNetwork() network: string | undefined,
  ): Promise<UseCodeResult> {
    const parsed = parseInput(typedCode, { ...input, sessionId: typedSession });
    if (!parsed.ok) return parsed.refusal;
    const { sessionId, code } = parsed.value;
    const found = await this.lookUp.execute(code, { caller, network });
    if (found instanceof Promotion) return this.usePromotion(sessionId, found);
    return found instanceof Voucher ? this.payBy(sessionId, found) : (found ?? refuse.CodeUnknown());
  }

  /** @param voucherId null: the code */
  @Mutation('removeCode')
  async remove(
    @Args('sessionId') sessionId: string,
    @Args('voucherId') voucherId: string | null | undefined,
  ): Promise<RemoveCodeResult> {
    const parsed = parseInput(session, { sessionId });
    if (!parsed.ok) return parsed.refusal;
    if (voucherId === null || voucherId === undefined) await this.promotions.takeFromCart(sessionId);
    else if (isUuid(voucherId)) await this.dataSource.manager.delete(CartTender, { sessionId, voucherId });
    return this.changed(sessionId);
  }

  private async payBy(sessionId: string, { id }: Voucher): Promise<CartVouchersChanged | TooManyVouchers> {
    const isAdded = await this.vouchers.addTender(sessionId, id, MOST_VOUCHERS);
    return isAdded ? this.changed(sessionId) : refuse.TooManyVouchers(MOST_VOUCHERS);
  }

  private async usePromotion(sessionId: string, promotion: Promotion): Promise<UseCodeResult> {
    const problem = await this.baskets.problemOf(sessionId, promotion);
    if (problem !== null) return refuse.CodeNotForThis({ why: problem }, promotion);
    await this.promotions.putInCart(sessionId, promotion.id);
    return this.changed(sessionId);
  }

  private async changed(sessionId: string): Promise<CartVouchersChanged> {
    return { __typename: 'CartVouchersChanged', basket: await this.showBasket.of(sessionId) };
  }
}
