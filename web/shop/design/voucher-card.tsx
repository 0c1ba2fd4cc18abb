import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { Paper } from '../../kit/design/ground/ground.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';

const Card = styled(Paper)`
  container-type: inline-size;
  width: min(100%, 46rem);
  margin-inline: auto;
  background: none;
  text-align: left;
  filter: drop-shadow(0 2px 0 rgb(0 0 0 / 0.25)) drop-shadow(0 26px 34px rgb(6 10 12 / 0.45));
  ${media.forcedColors} { border: 1px solid; }
  ${media.print} { container-type: normal; width: 6in; filter: none; print-color-adjust: exact; break-inside: avoid; }
`;

const Face = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  justify-items: center;
  aspect-ratio: 16 / 9;
  container-type: inline-size;
  overflow: hidden;
  background: var(--oxblood);
  color: var(--cream);
  text-align: center;
  forced-color-adjust: none;
  > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
  > p, > div { position: relative; }
`;

const Name = styled.p`
  margin-top: 8cqw;
  font: 400 5.4cqw/1 var(--sign);
  color: var(--sign-upper);
`;

const What = styled.p`
  margin-top: 2cqw;
  padding-left: 0.3em;
  font: 500 2.3cqw/1 var(--ui);
  letter-spacing: 0.3em;
  text-transform: uppercase;
`;

const Amount = styled.p`
  align-self: end;
  padding-bottom: 1.6cqw;
  font: 400 12.5cqw/1 var(--sign);
  color: var(--sign-upper);
  &[data-long] { font-size: 9.6cqw; padding-bottom: 2.6cqw; }
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 2cqw;
  align-items: center;
  width: 100%;
  height: 11.4cqw;
  padding: 0 6.5cqw 2.4cqw;
  font: 400 3cqw/1.15 var(--title);
  p { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; text-align: left; }
  p:last-child { text-align: right; }
  span { margin-right: 0.4em; font: 600 1.7cqw/1 var(--ui); letter-spacing: 0.08em; text-transform: uppercase; color: var(--brass-lit); }
  svg { width: 9cqw; height: auto; color: var(--brass-lit); --slit: var(--night); }
  @container (max-width: 30rem) { font-size: 3.8cqw; span { font-size: 2.6cqw; } }
`;

const Stub = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  align-items: center;
  padding: var(--s-5) clamp(1.25rem, 4cqw, 2.25rem);
  background: var(--paper-raised);
  border-top: 2px dashed var(--edge);
  > svg { width: 9rem; height: 9rem; justify-self: center; }
  @container (min-width: 32rem) { grid-template-columns: minmax(0, 1fr) auto; > svg { width: 7.5rem; height: 7.5rem; } }
  ${media.print} { grid-template-columns: minmax(0, 1fr) auto; background: #fff; color: #000; > svg { width: 1.3in; height: 1.3in; } }
`;

const Message = styled.p`
  margin-bottom: var(--s-4);
  font: italic 400 var(--t-4)/1.45 var(--text);
  overflow-wrap: anywhere;
`;

const Code = styled.p`
  font: 600 clamp(1.0625rem, 0.7rem + 1.6cqw, 1.4375rem)/1.2 var(--ui);
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
`;

const Later = styled(Code)`
  font: italic 400 var(--t-3)/1.2 var(--text);
  letter-spacing: 0;
`;

interface VoucherCardProps {
  /** A decorative 16:9 drawing with room for the amount at the bottom. */
  readonly picture: string;
  readonly house: string;
  /** "$50", "$12.50" */
  readonly amount: string;
  readonly forName: string;
  readonly fromName: string;
  readonly message: string;
  /** As typed; null before the voucher is paid for, or if it can't be used. */
  readonly code: string | null;
  readonly withoutCode: string;
  /** A square image with its own accessible name. */
  readonly qr?: ReactNode;
}

/** A card that folds once: drawing and amount above, code below. */
export function VoucherCard({
  picture,
  house,
  amount,
  forName,
  fromName,
  message,
  code,
  withoutCode,
  qr,
}: VoucherCardProps) {
  return (
    <Card>
      <Face>
        <img src={picture} alt="" width={960} height={540} />
        <Name>{house}</Name>
        <What>
          <Trans>Gift voucher</Trans>
        </What>
        <Amount data-long={amount.length > 4 ? '' : undefined}>{amount}</Amount>
        <Foot>
          <p>
            {forName ? (
              <Trans>
                <span>For</span> {forName}
              </Trans>
            ) : null}
          </p>
          <thisHouse.Logo width={64} />
          <p>
            {fromName ? (
              <Trans>
                <span>From</span> {fromName}
              </Trans>
            ) : null}
          </p>
        </Foot>
      </Face>
      <Stub>
        <div>
          {message && fromName ? (
            <Text kind="small" soft>
              <Trans>{fromName} wrote:</Trans>
            </Text>
          ) : null}
          {message ? <Message>{message}</Message> : null}
          <Text kind="caps">
            <Trans>Code</Trans>
          </Text>
          {code === null ? <Later>{withoutCode}</Later> : <Code>{code}</Code>}
          <Text kind="small" soft mt={2}>
            <Trans>
              Good for tours and everything in the store. No expiry, no fee. What is left stays on it. Whoever has the
              code has the money.
            </Trans>
          </Text>
        </div>
        {qr}
      </Stub>
    </Card>
  );
}
