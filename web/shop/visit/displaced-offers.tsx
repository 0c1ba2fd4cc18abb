import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Paper } from '../../kit/design/ground/ground.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Text } from '../../kit/design/type/text.js';
import { toCents } from '../../kit/lib/money.js';
import { dayWithoutYear, longDate, printedTime, writtenOut } from '../../kit/lib/venue-dates.js';
import { partyInWords } from '../rules/visit-labels.js';
import type { VisitState } from './use-visit.js';

const Offers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 22rem));
  gap: var(--s-5);
  margin-block: var(--s-5);
`;

const Offer = styled(Paper)`
  display: grid;
  gap: var(--s-2);
  padding: var(--s-5);
  box-shadow: inset 0 0 0 6px var(--paper), inset 0 0 0 7px var(--brass-deep);
  h2 { font-size: var(--t-6); }
  b { font: 400 var(--t-7)/1 var(--sign); color: var(--oxblood); }
`;

type Visit = NonNullable<VisitState['visit']>;
type Displacement = NonNullable<Visit['displacement']>;

const otherwise = {
  refund: (deadline: string, amount: string) =>
    t`If we don’t hear from you by ${deadline}, we will cancel the visit and refund all $${amount}.`,
  move: (deadline: string, amount: string) =>
    t`If we don’t hear from you by ${deadline}, we will move your visit to the first of these times or refund all $${amount}.`,
  keep: (deadline: string) => t`If we don’t hear from you by ${deadline}, we will call you or write to you.`,
} as const;

interface DisplacedOffersProps extends Pick<VisitState, 'change' | 'isBusy'> {
  readonly visit: Visit;
  readonly displacement: Displacement;
}

/** For a party whose time was closed: times held for it, another time, a refund, or a voucher. */
export function DisplacedOffers({ visit, displacement, change, isBusy }: DisplacedOffersProps) {
  const { deadline, offers, policy } = displacement;
  const party = partyInWords(visit);
  const amount = visit.totalAmount;
  return (
    <>
      {offers.length > 0 ? (
        <Offers aria-label={t`Times we are holding for you`}>
          {offers.map(({ tourDate, tourTime }) => {
            const [day, time] = [dayWithoutYear(tourDate), printedTime(tourTime)];
            return (
              <Offer as="li" key={`${tourDate} ${tourTime}`}>
                <h2>{longDate(tourDate)}</h2>
                <b>{time}</b>
                <span>{t`Held for ${party}. Nothing to pay.`}</span>
                <Button busy={isBusy} onClick={() => void change({ move: { tourDate, tourTime } })}>
                  {t`Take ${day}, ${time}`}
                </Button>
              </Offer>
            );
          })}
        </Offers>
      ) : null}
      <Row mt={5}>
        <ButtonLink to="#change-your-visit" kind="second">
          <Trans>Choose another time</Trans>
        </ButtonLink>
        <Button kind="second" busy={isBusy} onClick={() => void change({ cancel: {} })}>
          <Trans>Cancel for a full ${amount} refund</Trans>
        </Button>
        {visit.email !== '' && toCents(amount) > 0 ? (
          <Button kind="second" busy={isBusy} onClick={() => void change({ cancel: { asCredit: true } })}>
            <Trans>Keep ${amount} as a voucher</Trans>
          </Button>
        ) : null}
      </Row>
      <Text kind="small" mt={4}>
        <Trans>A voucher comes by e-mail and never expires; use it for tours or in the store.</Trans>
      </Text>
      <Text kind="small" mt={2}>
        {otherwise[policy](writtenOut(deadline), amount)}
      </Text>
    </>
  );
}
