import { type ReactNode, useState } from 'react';
import { showToast } from '../../../design/layers/toasts.js';
import { Confirmation } from './confirmation.js';
import { type FormTrouble, troubleOf } from './form-trouble.js';
import { atFirst, type ChangeAnswer, currentOf, type KeptThing, type ThingWord } from './kept-thing.js';

type WithdrawalProps<Thing extends KeptThing> = {
  readonly what: ThingWord;
  readonly thing: Thing;
  /** Sends it, and the name of the answer that says it was done. */
  readonly send: (thing: Thing) => Promise<ChangeAnswer<Thing>>;
  readonly made: string;
  /** What it is afterwards, e.g. "off sale". */
  readonly afterwards: string;
  readonly onClose: () => void;
  /** What it is now, and what happens then. */
  readonly children: (shown: Thing) => ReactNode;
};

/** Withdraws something once that is confirmed; changed meanwhile, it is confirmed once more for what it is now. */
export const Withdrawal = <Thing extends KeptThing>({
  what,
  thing,
  send,
  made,
  afterwards,
  onClose,
  children,
}: WithdrawalProps<Thing>) => {
  const [shown, setShown] = useState(thing);

  const confirm = async (): Promise<FormTrouble | undefined> => {
    const answer = await send(shown);
    if (answer !== 'unanswered' && answer.__typename === made) {
      showToast({ title: `${atFirst(what)} withdrawn`, text: `${shown.name} is ${afterwards}`, tone: 'done' });
      return undefined;
    }
    showToast({ title: 'Error', text: `Failed to withdraw ${what}`, tone: 'refused' });
    const now = currentOf(answer);
    if (now) {
      setShown(now);
      const text = 'Above is what it is now. Withdraw it all the same?';
      return { title: `Somebody changed this ${what} meanwhile`, text };
    }
    return troubleOf(`The ${what} was not withdrawn`, answer, () => false);
  };

  return (
    <Confirmation
      open
      title={`Withdraw ${shown.name}?`}
      action="Withdraw"
      busyAction="Withdrawing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{children(shown)}</p>
    </Confirmation>
  );
};
