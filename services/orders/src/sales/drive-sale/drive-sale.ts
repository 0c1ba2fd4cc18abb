import { isTooLittleForCard, splitPayment } from '@hilltop/contracts/house/split-payment';
import { type AuthorizationAnswer, CaptureError, PaymentProvider } from '@hilltop/payments/payment-provider';
import { refusePayment } from '@hilltop/payments/refusals.en';
import { ReturnPayment } from '@hilltop/payments/return-payment';
import { PURCHASE_LIFE_MS } from '@hilltop/payments/time-limits';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { runInLanguage } from '@hilltop/platform/logging/correlation';
import { Inject, Injectable } from '@nestjs/common';
import { cardOnlyCentsOf, kindOf } from '../../lines/kinds/line-kinds.js';
import { LineOwners } from '../../lines/line-owners.js';
import type { SaleLine, StoredRefusal } from '../../lines/sale-line.entity.js';
import { isTakenElsewhere, takenElsewhere } from '../../payments/taken-elsewhere.js';
import { refuse } from '../../refusals.en.js';
import { VoucherLedger } from '../../vouchers/voucher-ledger.js';
import type { Sale, SaleState } from '../sale.entity.js';
import { SaleRepository } from '../sale.repository.js';
import { decide } from './decide.js';
import { EndSale } from './end-sale.js';

/**
 * Steps of a sale: authorize what vouchers do not pay, confirm each line, capture what was confirmed.
 * The request and a job run the same steps; each can run twice (infra/decisions/0320, 0330).
 */
@Injectable()
export class DriveSale {
  private readonly steps: Readonly<Partial<Record<SaleState, (sale: Sale) => Promise<unknown>>>> = {
    authorizing: (sale) => this.authorize(sale),
    confirming: (sale) => this.confirm(sale),
    capturing: (sale) => this.capture(sale),
    releasing: (sale) => this.release(sale),
  };

  constructor(
    private readonly sales: SaleRepository,
    private readonly payments: PaymentProvider,
    private readonly returnPayment: ReturnPayment,
    private readonly owners: LineOwners,
    private readonly vouchers: VoucherLedger,
    private readonly endSale: EndSale,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the ended sale @throws when a service or the provider does not answer; a job continues then */
  async execute(id: string): Promise<Sale> {
    const sale = await this.sales.find(id);
    // Also by the job, and by a request that repeats the first one from another page.
    return runInLanguage(sale.language, () => this.drive(sale));
  }

  private async drive(begun: Sale): Promise<Sale> {
    let sale = begun;
    for (let step = this.steps[sale.state]; step; step = this.steps[sale.state]) {
      await step(sale);
      sale = await this.sales.find(begun.id);
    }
    return sale;
  }

  private async authorize(sale: Sale): Promise<unknown> {
    if (this.isLate(sale)) return this.abandon(sale, refuse.PaymentRefused.late());
    const answer = await this.authorization(sale);
    if (answer.status === 'refused') return this.abandon(sale, refuse.PaymentRefused.because(answer.message));
    const isOurs = await this.sales.authorized(sale, answer.intentId);
    return isOurs || this.abandon(sale, refusePayment.PaymentAlreadyUsed.returned());
  }

  /** A free order needs no provider. */
  private async authorization({ id, intentId, authorizedCents: amountCents }: Sale): Promise<AuthorizationAnswer> {
    if (amountCents === 0) return { status: 'authorized', intentId: intentId ?? `free_${id}` };
    return this.payments.authorize({ intentId, amountCents });
  }

  private async confirm(sale: Sale): Promise<unknown> {
    if (this.isLate(sale)) return this.abandon(sale, refuse.PaymentRefused.late());
    for (const line of await this.sales.lines(sale.id)) {
      if (line.state !== 'open') continue;
      const { state, ...answer } = await kindOf(line).confirm(line, sale, this.owners);
      await this.sales.answer(line.id, state, answer);
    }
    const lines = await this.sales.lines(sale.id);
    const decision = decide(sale, lines);
    if ('refusal' in decision) return this.abandon(sale, decision.refusal);
    const confirmed = lines.filter(({ state }) => state === 'confirmed');
    const held = (await this.vouchers.tendersOfSale(sale.id)).map(({ paidCents }) => paidCents);
    const { cardCents: capturedCents } = splitPayment(decision.costCents, cardOnlyCentsOf(confirmed), held);
    if (isTooLittleForCard(capturedCents)) return this.abandon(sale, refuse.PaymentRefused.tooLittle());
    return this.sales.move(sale.id, { from: 'confirming', to: 'capturing', capturedCents });
  }

  private async capture(sale: Sale): Promise<unknown> {
    const refusal = await this.notCaptured(sale);
    if (refusal) return this.abandon(sale, refusal);
    // Another process may have confirmed with the owner what this one refused.
    const refused = (await this.sales.lines(sale.id)).filter(({ state }) => state === 'refused');
    for (const line of refused) await this.releaseLine(line);
    return this.endSale.place(sale);
  }

  private async notCaptured(sale: Sale): Promise<StoredRefusal | undefined> {
    const { capturedCents: amountCents, authorizedCents } = sale;
    const intentId = intentOf(sale);
    try {
      if (amountCents === 0) await this.payments.void(intentId);
      const answer = amountCents > 0 && (await this.payments.capture({ intentId, amountCents, authorizedCents }));
      return answer && answer.status === 'refused' ? refuse.PaymentRefused.because(answer.message) : undefined;
    } catch (error) {
      if (!(error instanceof CaptureError)) throw error;
      return takenElsewhere();
    }
  }

  /**
   * Asks the payment first: a sale that was captured after all is placed, and its lines must still be there. What somebody else captured,
   * e.g. staff in the provider's dashboard, goes back whole, unless another purchase owns it.
   */
  private async release(sale: Sale): Promise<unknown> {
    try {
      if (sale.intentId !== null) await this.payments.void(sale.intentId);
    } catch (error) {
      if (!(error instanceof CaptureError)) throw error;
      const isOwn = sale.capturedCents > 0 && !isTakenElsewhere(sale.refusal);
      if (isOwn) return this.sales.move(sale.id, { from: 'releasing', to: 'capturing' });
      await this.returnPayment.execute(sale.intentId ?? '');
    }
    for (const line of await this.sales.lines(sale.id)) await this.releaseLine(line);
    return this.endSale.refuse(sale);
  }

  private async releaseLine(line: SaleLine): Promise<void> {
    await kindOf(line).release?.(line, this.owners);
  }

  private abandon({ id, state }: Sale, refusal: StoredRefusal): Promise<boolean> {
    return this.sales.move(id, { from: state, to: 'releasing', refusal });
  }

  private isLate({ createdAt }: Sale): boolean {
    return this.clock.now().getTime() - createdAt.getTime() > PURCHASE_LIFE_MS;
  }
}

function intentOf({ id, intentId }: Sale): string {
  if (intentId === null) throw new Error(`sale ${id} has no payment`);
  return intentId;
}
