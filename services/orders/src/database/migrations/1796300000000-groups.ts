import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The conditions that Hilltop comes with; managers add versions. Units are in the schema. */
const TERMS = {
  ...{ smallestGroup: 15, fewestWhoPay: 15, pupilsPerAdult: 10, mostPeople: 300, mostParts: 12, peoplePerGuide: 27 },
  ...{ freePerPupils: 8, freePerAdults: 15, countFinalDays: 7, depositBackDays: 14, depositPercent: 25 },
  ...{ invoiceDueDays: 30, secureAfterDays: 14, secureBeforeDays: 14, quoteValidDays: 14, askedAheadDays: 7 },
};

/** Groups from the question to the visit. Versions of terms and quotes stay as they were. */
export class Groups1796300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE group_terms (
        version integer CONSTRAINT "PK_group_terms" PRIMARY KEY,
        terms jsonb NOT NULL,
        set_at timestamptz NOT NULL,
        set_by uuid
      );
      INSERT INTO group_terms (version, terms, set_at) VALUES (0, '${JSON.stringify(TERMS)}', now());
      CREATE TABLE group_rates (
        tour_id uuid NOT NULL,
        kind text NOT NULL,
        cents integer NOT NULL,
        CONSTRAINT "PK_group_rates" PRIMARY KEY (tour_id, kind),
        CONSTRAINT group_rates_kind_known CHECK (kind IN ('school', 'adult')),
        CONSTRAINT group_rates_amount CHECK (cents BETWEEN 0 AND 1000000)
      );
      CREATE TABLE organizations (
        id uuid CONSTRAINT "PK_organizations" PRIMARY KEY,
        name text NOT NULL,
        kind text NOT NULL,
        address text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT organizations_kind_known CHECK (kind IN ('school', 'university', 'church', 'company', 'tour_company', 'club', 'family'))
      );
      CREATE INDEX organizations_by_name ON organizations (name, id);
      CREATE TABLE groups (
        id uuid CONSTRAINT "PK_groups" PRIMARY KEY,
        number text NOT NULL,
        organization_id uuid NOT NULL,
        state text NOT NULL,
        step text,
        step_facts jsonb,
        revision integer NOT NULL DEFAULT 0,
        organizer_name text NOT NULL,
        organizer_email text NOT NULL,
        organizer_phone text NOT NULL,
        grade text NOT NULL,
        tour_id uuid NOT NULL,
        tour_name text NOT NULL,
        pupils integer NOT NULL,
        adults integer NOT NULL,
        wishes jsonb NOT NULL,
        pays_by text NOT NULL,
        access_needs text,
        note text,
        quote_version integer,
        accepted_version integer,
        accepted_by text,
        accepted_position text,
        accepted_at timestamptz,
        held_until timestamptz,
        hold_ids jsonb,
        purchase_order jsonb,
        ending text,
        ended_at timestamptz,
        first_start timestamptz,
        last_start timestamptz,
        due_at timestamptz,
        idempotency_key text,
        request_hash text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT groups_state_known CHECK (state IN ('asked', 'quoted', 'accepted', 'secured', 'visited', 'ended')),
        CONSTRAINT groups_step_known CHECK (step IS NULL OR step = 'holding' AND state = 'quoted' OR step = 'booking' AND state = 'accepted'
          OR step = 'releasing' AND state IN ('accepted', 'secured')),
        CONSTRAINT groups_step_has_facts CHECK ((step IS NULL) = (step_facts IS NULL)),
        CONSTRAINT groups_pays_by_known CHECK (pays_by IN ('card', 'check', 'transfer', 'purchase_order')),
        CONSTRAINT groups_people CHECK (pupils >= 0 AND adults >= 0 AND pupils + adults > 0),
        CONSTRAINT groups_quoted CHECK (state IN ('asked', 'ended') OR quote_version IS NOT NULL),
        CONSTRAINT groups_held CHECK ((state = 'accepted') = (held_until IS NOT NULL)),
        CONSTRAINT groups_ended CHECK ((state = 'ended') = (ended_at IS NOT NULL) AND (state = 'ended') = (ending IS NOT NULL)),
        CONSTRAINT groups_ending_known
          CHECK (ending IS NULL OR ending IN ('declined', 'withdrawn', 'quote_expired', 'hold_ended', 'canceled'))
      );
      CREATE UNIQUE INDEX groups_number ON groups (number);
      CREATE UNIQUE INDEX groups_idempotency_key ON groups (idempotency_key);
      CREATE INDEX groups_due ON groups (due_at) WHERE due_at IS NOT NULL;
      CREATE INDEX groups_by_state ON groups (state, created_at);
      CREATE INDEX groups_by_organization ON groups (organization_id);
      CREATE INDEX groups_by_order ON groups ((purchase_order ->> 'number')) WHERE purchase_order IS NOT NULL;
      CREATE TABLE group_quotes (
        group_id uuid NOT NULL,
        version integer NOT NULL,
        rate_kind text NOT NULL,
        rate_cents integer NOT NULL,
        pupils integer NOT NULL,
        adults integer NOT NULL,
        free integer NOT NULL,
        lines jsonb NOT NULL,
        tax_cents integer NOT NULL,
        total_cents integer NOT NULL,
        deposit_cents integer NOT NULL,
        parts jsonb NOT NULL,
        valid_until timestamptz NOT NULL,
        terms_version integer NOT NULL,
        quoted_at timestamptz NOT NULL,
        quoted_by uuid NOT NULL,
        CONSTRAINT "PK_group_quotes" PRIMARY KEY (group_id, version),
        CONSTRAINT group_quotes_rate_kind_known CHECK (rate_kind IN ('school', 'adult')),
        CONSTRAINT group_quotes_amounts
          CHECK (rate_cents >= 0 AND tax_cents BETWEEN 0 AND total_cents AND deposit_cents BETWEEN 0 AND total_cents)
      );
      CREATE TABLE group_changes (
        id uuid CONSTRAINT "PK_group_changes" PRIMARY KEY,
        group_id uuid NOT NULL,
        revision integer NOT NULL,
        kind text NOT NULL,
        staff_id uuid,
        reason text,
        at timestamptz NOT NULL,
        CONSTRAINT group_changes_kind_known CHECK (kind IN ('asked', 'quoted', 'accepted', 'secured', 'visited', 'ended'))
      );
      CREATE UNIQUE INDEX group_changes_by_group ON group_changes (group_id, revision);
      CREATE INDEX group_changes_by_time ON group_changes (at);
      CREATE FUNCTION refuse_new_terms() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'what a group was quoted is never changed or deleted' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER group_terms_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON group_terms
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_new_terms();
      CREATE TRIGGER group_quotes_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON group_quotes
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_new_terms();
      REVOKE UPDATE, DELETE, TRUNCATE ON group_terms, group_quotes FROM CURRENT_USER`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE group_changes, group_quotes, groups, organizations, group_rates, group_terms;
      DROP FUNCTION refuse_new_terms`);
  }
}
