import { styled } from 'styled-components';

const Push = styled.button`
  grid-area: push;
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  min-width: 9.5rem;
  padding: var(--s-2);
  color: var(--brass-lit);
  b { font: 400 var(--t-5) / 1.15 var(--title); white-space: nowrap; }
  @media (max-width: 61.99rem) { grid-template-columns: auto auto; justify-content: start; align-items: center; gap: var(--s-4); }
`;

const Knob = styled.span`
  display: grid;
  place-items: center;
  width: clamp(4rem, 7vw, 6rem);
  aspect-ratio: 1;
  border-radius: 50%;
  background: radial-gradient(circle at 38% 30%, var(--sign-upper), var(--brass) 46%, var(--brass-deep) 78%, #4a360d);
  box-shadow: 0 6px 12px rgb(0 0 0 / 0.6), inset 0 0 0 2px var(--brass-ink);
  i { width: 58%; aspect-ratio: 1; border-radius: 50%; background: radial-gradient(circle at 40% 30%, #f08a78, #b8302f 45%, #5a141a); box-shadow: 0 5px 0 #3d0d11, 0 8px 10px rgb(0 0 0 / 0.6), inset 0 0 0 2px var(--oxblood); transition: transform var(--fast); }
  button:active > & i, [data-in] > & i { transform: translateY(4px); }
`;

interface PushButtonProps {
  readonly label: string;
  readonly isIn: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

export function PushButton({ label, isIn, isBusy, onPress }: PushButtonProps) {
  return (
    <Push type="button" data-in={isIn ? '' : undefined} aria-busy={isBusy} onClick={onPress}>
      <Knob aria-hidden="true">
        <i />
      </Knob>
      <b>{label}</b>
    </Push>
  );
}
