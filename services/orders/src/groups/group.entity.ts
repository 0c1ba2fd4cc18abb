import type { Language } from '@hilltop/contracts/house/languages';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { GroupEnding, PreferredDay, StepFacts, StoredPurchaseOrder } from './group-facts.js';
import type { GroupLine } from './price-group.js';

export const GROUP_PAYMENTS = ['card', 'check', 'transfer', 'purchase_order'] as const;

export type GroupState = 'asked' | 'quoted' | 'accepted' | 'secured' | 'visited' | 'ended';

/** What bookings is asked to do with the seats. */
export type GroupStep = 'holding' | 'booking' | 'changing' | 'releasing';

/**
 * A group with its terms, from the question to the visit; bookings has its seats (infra/decisions/0395). Every change names the revision
 * that it leaves. While there is a step, bookings is asked, and nothing else changes.
 */
@Entity('groups')
@Check('groups_state_known', `state IN ('asked', 'quoted', 'accepted', 'secured', 'visited', 'ended')`)
@Check(
  'groups_step_known',
  `step IS NULL OR step = 'holding' AND state = 'quoted' OR step = 'booking' AND state = 'accepted'
    OR step IN ('changing', 'releasing') AND state IN ('accepted', 'secured')`,
)
@Check('groups_pays_by_known', `pays_by IN ('card', 'check', 'transfer', 'purchase_order')`)
@Check('groups_people', 'pupils >= 0 AND adults >= 0 AND pupils + adults > 0')
@Check('groups_quoted', `state IN ('asked', 'ended') OR quote_version IS NOT NULL`)
@Check('groups_step_has_facts', '(step IS NULL) = (step_facts IS NULL)')
@Check('groups_held', `(state = 'accepted') = (held_until IS NOT NULL)`)
@Check(
  'groups_billable',
  '(billable_cents IS NULL) = (billable_lines IS NULL) AND (billable_cents IS NULL OR billable_cents >= 0)',
)
@Check('groups_ended', `(state = 'ended') = (ended_at IS NOT NULL) AND (state = 'ended') = (ending IS NOT NULL)`)
@Check(
  'groups_ending_known',
  `ending IS NULL OR ending IN ('declined', 'withdrawn', 'quote_expired', 'hold_ended', 'canceled')`,
)
@Check('groups_language', `language IN ('en', 'es')`)
@Index('groups_number', ['number'], { unique: true })
@Index('groups_idempotency_key', ['idempotencyKey'], { unique: true })
@Index('groups_due', ['dueAt'], { where: 'due_at IS NOT NULL' })
@Index('groups_by_state', ['state', 'createdAt'])
@Index('groups_by_organization', ['organizationId'])
export class Group {
  @PrimaryColumn('uuid')
  id!: string;

  /** E.g. `HG-7K3M-9QXW`. */
  @Column('text')
  number!: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId!: string;

  @Column('text')
  state!: GroupState;

  @Column('text', { nullable: true })
  step!: GroupStep | null;

  @Column('jsonb', { name: 'step_facts', nullable: true })
  stepFacts!: StepFacts | null;

  /** Counts its changes. Bookings is told it with each step, so it is never the same for two of them. */
  @Column('integer', { default: 0 })
  revision!: number;

  /** Empty once it was erased, as are the next two. */
  @Column('text', { name: 'organizer_name' })
  organizerName!: string;

  @Column('text', { name: 'organizer_email' })
  organizerEmail!: string;

  @Column('text', { name: 'organizer_phone' })
  organizerPhone!: string;

  /** In which its organizer is written to. */
  @Column('text', { default: 'en' })
  language!: Language;

  @Column('text')
  grade!: string;

  @Column('uuid', { name: 'tour_id' })
  tourId!: string;

  /** When somebody asked. */
  @Column('text', { name: 'tour_name' })
  tourName!: string;

  @Column('integer')
  pupils!: number;

  @Column('integer')
  adults!: number;

  /** The column has its first name: another one would take two releases. */
  @Column('jsonb', { name: 'wishes' })
  preferredDays!: readonly PreferredDay[];

  @Column('text', { name: 'pays_by' })
  paysBy!: (typeof GROUP_PAYMENTS)[number];

  /** Deleted the day after the visit. */
  @Column('text', { name: 'access_needs', nullable: true })
  accessNeeds!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  /** That is valid, or was accepted. */
  @Column('integer', { name: 'quote_version', nullable: true })
  quoteVersion!: number | null;

  /** Of the quote that was accepted. */
  @Column('integer', { name: 'accepted_version', nullable: true })
  acceptedVersion!: number | null;

  /** Who accepted it, and in which position; empty once it was erased. */
  @Column('text', { name: 'accepted_by', nullable: true })
  acceptedBy!: string | null;

  @Column('text', { name: 'accepted_position', nullable: true })
  acceptedPosition!: string | null;

  @Column('timestamptz', { name: 'accepted_at', nullable: true })
  acceptedAt!: Date | null;

  /** The end of its holds. */
  @Column('timestamptz', { name: 'held_until', nullable: true })
  heldUntil!: Date | null;

  /** Exactly these are booked. */
  @Column('jsonb', { name: 'hold_ids', nullable: true })
  holdIds!: readonly string[] | null;

  @Column('jsonb', { name: 'purchase_order', nullable: true })
  purchaseOrder!: StoredPurchaseOrder | null;

  /** Who confirmed the rules for the pupils; empty once it was erased. */
  @Column('text', { name: 'minors_confirmed_by', nullable: true })
  minorsConfirmedBy!: string | null;

  @Column('timestamptz', { name: 'minors_confirmed_at', nullable: true })
  minorsConfirmedAt!: Date | null;

  /** Of the rules that were confirmed. */
  @Column('text', { name: 'minors_rules', nullable: true })
  minorsRules!: string | null;

  /** Replaced links of its organizer. */
  @Column('integer', { name: 'link_version', default: 0 })
  linkVersion!: number;

  /** That the organizer sent; the desk looks at it. */
  @Column('jsonb', { name: 'sent_order', nullable: true })
  sentOrder!: StoredPurchaseOrder | null;

  /** The house closed a day of it, and it has no seats there until it moves, or the day is opened again. No deadline decides meanwhile. */
  @Column('timestamptz', { name: 'displaced_at', nullable: true })
  displacedAt!: Date | null;

  @Column('text', { nullable: true })
  ending!: GroupEnding | null;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  /** Of its parts; null before it was quoted. */
  @Column('timestamptz', { name: 'first_start', nullable: true })
  firstStart!: Date | null;

  @Column('timestamptz', { name: 'last_start', nullable: true })
  lastStart!: Date | null;

  /** US cents: documents less money. The statement that writes an entry changes it. */
  @Column('integer', { name: 'balance_cents', default: 0 })
  balanceCents!: number;

  /** US cents of all that is billed; null before the visit began or the group ended. */
  @Column('integer', { name: 'billable_cents', nullable: true })
  billableCents!: number | null;

  @Column('jsonb', { name: 'billable_lines', nullable: true })
  billableLines!: readonly GroupLine[] | null;

  /** When its documents and entries went, four years after the last of them; nothing is billed or paid from then on. */
  @Column('timestamptz', { name: 'papers_gone_at', nullable: true })
  papersGoneAt!: Date | null;

  /** When the job looks at it: a step that is late, a quote or a hold that ends, a visit that begins. */
  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt!: Date | null;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey!: string | null;

  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
