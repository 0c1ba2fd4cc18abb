import type { FieldErrors, Path, UseFormReturn } from 'react-hook-form';
import { LANGUAGES, type Language } from '../../../services/shared/contracts/src/house/languages.js';
import {
  BookForCallerDocument,
  type BookForCallerMutation,
  CallerTimesDocument,
  PaymentLinksDocument,
  TicketPricesOfStartDocument,
} from '../../generated/staff-operations.js';
import type { TimeToSell } from '../../kit/desk/times-to-sell.js';
import type { FieldForm } from '../../kit/lib/field-props.js';
import { mayOrderFood } from '../../kit/lib/food-dishes.js';
import { toAmount } from '../../kit/lib/money.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import {
  ADULT,
  guestsIn,
  linesOf,
  type Party,
  sumOf,
  type TicketPrice,
  ticketsOf,
} from '../../kit/lib/tickets/party.js';
import { refusalOf } from '../../kit/lib/tickets/party-rules.js';
import { emailField, lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { answersToSend, atAnswers, isAnswerName, type TypedAnswers, typedAnswers } from '../../kit/party/answers.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import type { Food } from '../selling/food-fields.js';
import { hasRoom, partyAt } from './call-times.js';

type Answer = BookForCallerMutation['bookForCaller'];
export type CallerBooked = Extract<Answer, { readonly __typename: 'BookingCreated' | 'PaymentLinkMade' }>;

const once = sendOnce('book-for-caller');

export const emptyCall = {
  party: { [ADULT]: 2 } as Party,
  date: '',
  time: '',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  withoutEmail: false,
  language: 'en' as Language,
  accessNeeds: '',
  answers: {} as TypedAnswers,
  noteForDoor: '',
  payment: 'link' as 'link' | 'at_door' | 'free',
  payUntil: '',
  freeBecause: '',
  beyondBecause: '',
};

export type Call = typeof emptyCall;

export type CallForm = FieldForm<Call> &
  Pick<UseFormReturn<Call>, 'watch' | 'register' | 'setValue'> & {
    readonly formState: { readonly errors: FieldErrors<Call>; readonly submitCount: number };
  };

const optional = lineField().transform((text) => text || null);
const reason = lineField().min(3, 'Please give a reason in a few words').max(500, 'At most 500 characters');

/** Why a party cannot come like this; undefined if it can. */
function wrongParty(party: Party, prices: readonly TicketPrice[], time: TimeToSell): string | undefined {
  if (guestsIn(party) === 0) return 'Please say how many come';
  const refusal = refusalOf(party, prices);
  if (refusal) return `${refusal.title} ${refusal.text}`;
  if (hasRoom(time, party)) return undefined;
  const { seatsLeft, largestParty, soldByParty, time: start } = time;
  if (guestsIn(party) > largestParty || soldByParty) return `This tour takes up to ${largestParty} guests`;
  return `${start} has ${seatsLeft === 1 ? 'one seat' : `${seatsLeft} seats`} free`;
}

/** @param isBeyond the day is later than visitors can book @param prices of the chosen time */
function callSchema(times: readonly TimeToSell[], isBeyond: boolean, prices: readonly TicketPrice[]) {
  const call = z.object({
    party: z.custom<Party>(),
    date: z.string(),
    time: z.string(),
    firstName: lineField().min(2, 'First name must be at least 2 characters'),
    lastName: lineField().min(2, 'Last name must be at least 2 characters'),
    phone: lineField().min(10, 'Please enter a valid phone number'),
    email: optional,
    withoutEmail: z.boolean(),
    language: z.enum(LANGUAGES),
    accessNeeds: optional,
    answers: typedAnswers,
    noteForDoor: optional,
    payment: z.enum(['link', 'at_door', 'free']),
    payUntil: z.string(),
    freeBecause: optional,
    beyondBecause: optional,
  });
  return call.transform((typed, context) => {
    const wrong = (field: keyof Call, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    const time = times.find(({ id }) => id === typed.time);
    const party = partyAt(typed.party, prices);
    const cannotCome = time && wrongParty(party, prices, time);
    if (!time) wrong('time', 'Please choose a time');
    else if (cannotCome !== undefined) wrong('party', cannotCome);
    const email = typed.withoutEmail ? null : typed.email;
    if (email === null && typed.payment === 'link') {
      wrong('email', 'A link can only go to an e-mail address. Ask for one, or choose “At the door”.');
    } else if (email === null && !typed.withoutEmail) {
      wrong('email', 'Ask for an e-mail address, or tick that there is none');
    } else if (email !== null && !emailField.safeParse(email).success) {
      wrong('email', 'Please enter a valid email address');
    }
    const checked = (field: 'freeBecause' | 'beyondBecause', isAsked: boolean): string | null => {
      const read = reason.safeParse(typed[field] ?? '');
      if (isAsked && !read.success) wrong(field, 'Please give a reason in a few words');
      return isAsked ? typed[field] : null;
    };
    const freeBecause = checked('freeBecause', typed.payment === 'free');
    const beyondBecause = checked('beyondBecause', isBeyond);
    if (!time || cannotCome !== undefined) return z.NEVER;
    return { ...typed, time, party, email, freeBecause, beyondBecause };
  });
}

interface CallerBookingOptions {
  readonly times: readonly TimeToSell[];
  readonly isBeyond: boolean;
  readonly prices: readonly TicketPrice[];
  /** Only a large party's is sent. */
  readonly food: Food;
  readonly onBooked: (booked: CallerBooked) => void;
}

/** Books for a caller, once however often it is sent. */
export function useCallerBooking({ times, isBeyond, prices, food, onBooked }: CallerBookingOptions) {
  const book = useAdminMutation(BookForCallerDocument, [
    CallerTimesDocument,
    PaymentLinksDocument,
    TicketPricesOfStartDocument,
  ]);
  return useStaffForm({
    keptAs: 'book',
    schema: callSchema(times, isBeyond, prices),
    empty: emptyCall,
    refusedTitle: 'Nothing was booked',
    unanswered: { title: 'No answer from the server', text: 'Press the button again: it is booked only once.' },
    isField: (name): name is Path<Call> => name in emptyCall || isAnswerName(name),
    send: async ({ time, date, party, payment, payUntil, ...call }): Promise<Answer | 'unanswered'> => {
      const { tourType, tourId, time: tourTime } = time;
      const { firstName, lastName, phone, email, language, accessNeeds, answers, ...staffs } = call;
      const { noteForDoor, freeBecause, beyondBecause } = staffs;
      const visit = {
        ...{ firstName, lastName, phone, email: email ?? '', accessNeeds },
        answers: answersToSend(answers, guestsIn(party)),
        ...(mayOrderFood(guestsIn(party)) && food),
        ...{ tourType, tourId, tourTime, tourDate: date },
        tickets: ticketsOf(party),
        totalAmount: toAmount(sumOf(linesOf(party, prices))),
        // The guests sign it themselves.
        liabilityWaiverAccepted: false,
      };
      const until = payment === 'link' ? payUntil : null;
      const input = { visit, payment, payUntil: until, freeBecause, beyondBecause, noteForDoor, language };
      return atAnswers(await once(input, (idempotencyKey) => book({ input, idempotencyKey })));
    },
    onDone: (answer) => {
      if (answer.__typename === 'BookingCreated' || answer.__typename === 'PaymentLinkMade') onBooked(answer);
    },
  });
}
