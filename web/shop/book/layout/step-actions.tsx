import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Button } from '../../../kit/design/controls/button.js';
import { ActionBar } from '../../design/action-bar.js';

const Back = styled(Button)`
  && { flex: 0 0 auto; padding-inline: var(--s-5); }
`;

const Main = styled(Button)`
  && { flex: 1 1 auto; }
`;

interface StepActionsProps {
  readonly onBack: () => void;
  readonly label: string;
  readonly disabled?: boolean;
  /** A request is in flight: Back is disabled. */
  readonly busy?: boolean;
  readonly busyText?: string;
  /** The choice so far and its amount, shown only where the buttons stick to the bottom. */
  readonly summary?: string;
  readonly amount?: string;
}

/** The buttons of every step but the first. */
export function StepActions({
  onBack,
  label,
  disabled = false,
  busy = false,
  busyText,
  summary,
  amount,
}: StepActionsProps) {
  return (
    <ActionBar summary={summary} amount={amount}>
      <Back kind="second" disabled={busy} onClick={onBack}>
        <Trans>Back</Trans>
      </Back>
      <Main type="submit" disabled={disabled} busy={busy} busyText={busyText}>
        {label}
      </Main>
    </ActionBar>
  );
}
