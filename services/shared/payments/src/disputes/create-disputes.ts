/**
 * Banks take payments back, and send refunds back: the books see both. A refund's amount can be known only once it is sent, and one that
 * failed is owed again.
 */
export const createDisputes = `
  CREATE TABLE disputes (
    id uuid PRIMARY KEY,
    provider_id text NOT NULL,
    payment_id text NOT NULL,
    amount_cents integer NOT NULL,
    reason text NOT NULL,
    status text NOT NULL,
    opened_at timestamptz NOT NULL,
    closed_at timestamptz,
    CONSTRAINT disputes_status_known CHECK (status IN ('open', 'won', 'lost')),
    CONSTRAINT disputes_amount CHECK (amount_cents > 0)
  );
  CREATE UNIQUE INDEX disputes_once ON disputes (provider_id);
  CREATE INDEX disputes_by_payment ON disputes (payment_id);
  CREATE CONSTRAINT TRIGGER dispute_changed AFTER INSERT OR UPDATE OF status ON disputes DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION money_changed();
  DROP TRIGGER refund_changed ON refunds;
  CREATE CONSTRAINT TRIGGER refund_changed AFTER INSERT OR UPDATE OF status ON refunds DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.status IN ('requested', 'sent', 'settled', 'failed')) EXECUTE FUNCTION money_changed();
`;
