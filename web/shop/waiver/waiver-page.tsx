import { useMutation } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { pageSkylines } from '#house/about/skylines.js';
import {
  type InvitationFragment,
  SignInvitedWaiverDocument,
  WaiverInvitationDocument,
} from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Plate } from '../../kit/design/frames/plate.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { Text } from '../../kit/design/type/text.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { placeSentence } from '../../kit/document/house-words.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { useHouseDetails } from '../../kit/document/use-house.js';
import { useNow } from '../../kit/document/use-now.js';
import { spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
import { longDate, printedTime } from '../../kit/lib/venue-dates.js';
import { SignWaiverForm } from '../../kit/waiver/sign-waiver-form.js';
import { DrawnState } from '../design/drawn-state.js';
import { GateColumns } from '../design/gate-columns.js';
import { TokenPage, useTokenQuery } from '../token-page.js';

const Sheet = styled(Plate)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding: var(--s-6) var(--s-5);
  h2 { font-size: var(--t-6); overflow-wrap: anywhere; }
`;

function OnTheDay() {
  const house = useHouseDetails();
  return (
    <>
      <h2>{t`On the day`}</h2>
      <Text kind="serif">
        {placeSentence(house?.street)} {thisHouse.texts.parking}
      </Text>
      <TextLink to="/contact">{t`How to get here`}</TextLink>
    </>
  );
}

interface WaiverViewProps {
  readonly invitation: InvitationFragment;
  readonly token: string;
  readonly show: (invitation: InvitationFragment) => void;
}

function WaiverView({ invitation, token, show }: WaiverViewProps) {
  const [send] = useMutation(SignInvitedWaiverDocument, { fetchPolicy: 'no-cache' });
  const [signedName, setSignedName] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressed = useRef(false);
  // The pressed button is gone.
  useEffect(() => {
    if (isPressed.current) heading.current?.focus();
  }, [signedName]);
  const turn = (name: string | undefined): void => {
    isPressed.current = true;
    setSignedName(name);
  };
  const isSigned = signedName !== undefined;
  const { invitedBy, tourName, tourDate, signed, of } = invitation;
  const [house, date, tourTime] = [thisHouse.name, longDate(tourDate), printedTime(invitation.tourTime)];
  const left = of - signed;
  const number = spelledNumberCapitalized(left);
  const state = waiverState(invitation, useNow());
  const sign: ComponentProps<typeof SignWaiverForm>['sign'] = async (input, idempotencyKey) => {
    const sent = await send({ variables: { token, input, idempotencyKey } }).catch(() => undefined);
    const answer = sent?.data?.signInvitedWaiver;
    if (answer?.__typename === 'InvitedWaiverSigned') {
      show(answer.invitation);
      turn(input.guestName);
    }
    return answer ?? 'unanswered';
  };
  return (
    <>
      <Masthead
        title={t`${invitedBy} invites you to ${house}`}
        lead={t`${tourName}, ${date}, at ${tourTime}.`}
        skyline={pageSkylines.waiver}
      />
      <Terrace>
        <GateColumns drawing="waiver" aside={invitation.status === 'cancelled' ? undefined : <OnTheDay />}>
          <Sheet as="section" aria-labelledby="waiver">
            {isSigned ? (
              <>
                <h2 id="waiver" ref={heading} tabIndex={-1}>
                  <Trans>Signed for {signedName}</Trans>
                </h2>
                <Text>
                  <Trans>Thank you. You have nothing to print or bring: we see it at the door.</Trans>{' '}
                  {signed < of
                    ? plural(left, {
                        one: `${number} guest of this party can still sign.`,
                        other: `${number} guests of this party can still sign.`,
                      })
                    : t`Everyone of this party has signed.`}
                </Text>
              </>
            ) : (
              <>
                <h2 id="waiver" ref={heading} tabIndex={-1}>
                  {state.title}
                </h2>
                <Text>{state.text}</Text>
                {state.canSign ? <SignWaiverForm sign={sign} /> : null}
              </>
            )}
            {isSigned && state.canSign ? (
              <div>
                <Button kind="second" onClick={() => turn(undefined)}>
                  <Trans>Sign for another guest</Trans>
                </Button>
              </div>
            ) : null}
            {invitation.status === 'cancelled' ? (
              <div>
                <ButtonLink to="/tours" kind="second">
                  <Trans>See the tours</Trans>
                </ButtonLink>
              </div>
            ) : null}
          </Sheet>
        </GateColumns>
      </Terrace>
    </>
  );
}

interface WaiverState {
  readonly title: string;
  readonly text: string;
  readonly canSign: boolean;
}

type Facts = Pick<InvitationFragment, 'status' | 'startsAt' | 'signed' | 'of'>;

function waiverState({ status, startsAt, signed, of }: Facts, now: Date): WaiverState {
  if (status === 'cancelled')
    return { title: t`This visit is canceled`, text: t`There is nothing to sign.`, canSign: false };
  if (status === 'displaced') {
    const text = t`We are closed at this time, and your party is choosing another one. You can sign when it is chosen.`;
    return { title: t`There is nothing to sign yet`, text, canSign: false };
  }
  if (signed >= of)
    return { title: t`Everyone has signed`, text: t`All guests of this party have signed the waiver.`, canSign: false };
  if (now.toISOString() >= startsAt)
    return { title: t`The tour has begun`, text: t`From now on, waivers are signed at the door.`, canSign: false };
  const place = thisHouse.texts.meetAt;
  return {
    title: t`Sign the waiver`,
    text: t`Each adult signs their own. A parent signs for a child. It takes a minute and saves you the clipboard at ${place}.`,
    canSign: true,
  };
}

/** /waiver/{token}: a guest signs the waiver for a visit, and can do nothing else with it. */
export function WaiverPage() {
  usePageTitle(t`Sign the waiver`);
  const { token, data, isLoading, refetch } = useTokenQuery(WaiverInvitationDocument);
  const [newest, setNewest] = useState<InvitationFragment>();
  const read = data?.waiverInvitation;
  const invitation = newest ?? (read?.__typename === 'WaiverInvitation' ? read : undefined);
  if (invitation) return <WaiverView invitation={invitation} token={token} show={setNewest} />;
  return (
    <TokenPage
      isLoading={isLoading}
      waiting={t`Looking for the visit...`}
      failed={[t`We couldn’t load the waiver`, t`Nothing is lost, and you can sign at the door.`]}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {read?.__typename === 'BookingNotFound' ? (
        <DrawnState
          isPage
          alert
          title={read.replaced ? t`This link was replaced` : t`This link doesn’t lead to a visit`}
          action={<ButtonLink to="/tours">{t`See the tours`}</ButtonLink>}
        >
          {read.replaced
            ? t`Ask whoever invited you for the new link. You can also sign at the door.`
            : t`It may have been cut off. Ask whoever invited you to send it again. You can also sign at the door.`}
        </DrawnState>
      ) : null}
    </TokenPage>
  );
}
