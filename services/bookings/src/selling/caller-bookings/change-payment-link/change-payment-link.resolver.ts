import { matchSearch } from '@hilltop/platform/database/match-search';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { cleanEmail, emailField } from '@hilltop/platform/values/typed-email';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type {
  CorrectPaymentLinkResult,
  ReleasePaymentLinkResult,
  SendPaymentLinkResult,
  PaymentLink as View,
} from '../../../generated/schema-types.js';
import { Hold } from '../../../holds/hold.entity.js';
import { HoldRepository } from '../../../holds/hold.repository.js';
import { parseSlotId } from '../../../opening/slots/slot.entity.js';
import { refuse } from '../../../refusals.en.js';
import { correctedFields } from '../../../visits/change.actions.js';
import { nameFields, phoneField } from '../../create-booking/create-booking.input.js';
import { payUntilField } from '../caller-booking.input.js';
import { checkPayUntil } from '../pay-until.js';
import { PaymentLink } from '../payment-link.entity.js';
import { PaymentLinkViews } from '../payment-link.view.js';
import { PaymentLinks } from '../payment-links.js';
import { ChangePaymentLink, contactOf } from './change-payment-link.js';

const MOST = 50;

/** Its words, as those of bookings. */
const SEARCHED = String.raw`search_form((l.request ->> 'firstName') || ' ' || (l.request ->> 'lastName') || ' ' || l.email || ' ' ||
  regexp_replace(l.request ->> 'phone', '\D', '', 'g'))`;

const correctInput = z.object({ ...nameFields, email: emailField, phone: phoneField });
const sendInput = z.object({ payUntil: payUntilField });

/** Serves the desk, and the service that mails the links. */
@Resolver()
export class ChangePaymentLinkResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly change: ChangePaymentLink,
    private readonly links: PaymentLinks,
    private readonly views: PaymentLinkViews,
    private readonly holds: HoldRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('paymentLinks')
  async list(@Args('search') text: string | null | undefined): Promise<View[]> {
    const { search } = pageArguments({ search: text });
    const links = this.dataSource.createQueryBuilder(PaymentLink, 'l');
    if (search !== '') {
      const now = this.clock.now();
      // Few links are open at once, so that no index is needed for the words.
      links
        .innerJoin(Hold, 'h', `h.id = l.holdId AND h.status = 'active' AND h.expiresAt > :now`, { now })
        .where(...matchSearch(SEARCHED, search));
    }
    return this.views.all(await links.orderBy('l.createdAt', 'DESC').addOrderBy('l.id').limit(MOST).getMany());
  }

  /** All of one person, for the data export. */
  @Query('paymentLinksByEmail')
  async byEmail(@Args('email') email: string): Promise<View[]> {
    const links = await this.dataSource
      .createQueryBuilder(PaymentLink, 'l')
      .where('lower(l.email) = :email', { email: cleanEmail(email).toLowerCase() })
      .orderBy('l.createdAt')
      .getMany();
    return this.views.all(links);
  }

  @Query('paymentLinkNotice')
  async notice(@Args('linkId') id: string): Promise<View | null> {
    const link = isUuid(id) ? await this.links.find({ id }) : null;
    return link && this.views.forStaff(link);
  }

  @Mutation('sendPaymentLink')
  async send(
    @Args('linkId') id: string,
    @Args('payUntil') payUntil: string,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SendPaymentLinkResult> {
    const parsed = parseInput(sendInput, { payUntil });
    if (!parsed.ok) return parsed.refusal;
    const found = await this.find(id);
    if (!found) return refuse.PaymentLinkNotFound();
    const { link, hold } = found;
    const { startsAt } = parseSlotId(hold.slotId);
    const until = parsed.value.payUntil;
    const isOpen = hold.isActive(this.clock.now());
    const wrong = isOpen ? checkPayUntil(until, startsAt, this.clock.now()) : undefined;
    if (wrong) return invalidInput([wrong]);
    if (!(await this.change.send(link, hold, until, staff))) return refuse.PaymentLinkEnded();
    return this.views.forStaff(link);
  }

  @Mutation('correctPaymentLink')
  async correct(
    @Args('linkId') id: string,
    @Args('input') input: unknown,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<CorrectPaymentLinkResult> {
    const parsed = parseInput(correctInput, input);
    if (!parsed.ok) return parsed.refusal;
    const found = await this.find(id);
    if (!found) return refuse.PaymentLinkNotFound();
    if (!found.hold.isActive(this.clock.now())) return refuse.PaymentLinkEnded();
    if (correctedFields(contactOf(found.link), parsed.value) === '') {
      return invalidInput([{ field: 'email', message: 'Name, e-mail and phone are already as you wrote them' }]);
    }
    if (!(await this.change.correct(found.link, parsed.value, staff))) return refuse.PaymentLinkEnded();
    return this.views.forStaff((await this.links.find({ id })) ?? found.link);
  }

  @Mutation('releasePaymentLink')
  async release(@Args('linkId') id: string, @CurrentStaff() staff: StaffIdentity): Promise<ReleasePaymentLinkResult> {
    const found = await this.find(id);
    if (!found) return refuse.PaymentLinkNotFound();
    if (!(await this.change.release(found.link, found.hold, staff))) return refuse.PaymentLinkEnded();
    return this.views.forStaff(found.link);
  }

  private async find(id: string): Promise<{ link: PaymentLink; hold: Hold } | undefined> {
    const link = isUuid(id) ? await this.links.find({ id }) : null;
    const hold = link ? await this.holds.find(link.holdId) : undefined;
    return link && hold ? { link, hold } : undefined;
  }
}
