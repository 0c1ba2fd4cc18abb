/**
 * The trigger does nothing until the service's SQL file replaces `money_changed` a moment later; `PublishEarlierMoney` finds earlier sales.
 * @param source table of what is sold @param moves SQL condition on OLD and NEW: the change concerns the books
 */
export function createWrittenMoney(source: string, moves: string): string {
  const trigger = (name: string, on: string, when: string) => `
    CREATE CONSTRAINT TRIGGER ${name} AFTER ${on} DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW ${when} EXECUTE FUNCTION money_changed();`;
  return `
    CREATE TABLE written_money (source_id uuid PRIMARY KEY, lines jsonb);
    CREATE FUNCTION money_changed() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    ${trigger('payment_used', 'INSERT OR UPDATE ON payments', `WHEN (NEW.status = 'used')`)}
    ${trigger('refund_changed', 'INSERT OR UPDATE OF status ON refunds', `WHEN (NEW.status IN ('requested', 'settled'))`)}
    ${trigger(`${source}_sold`, `INSERT ON ${source}`, '')}
    ${trigger(`${source}_changed`, `UPDATE ON ${source}`, `WHEN (${moves})`)}`;
}

export function dropWrittenMoney(source: string): string {
  return `DROP TRIGGER payment_used ON payments; DROP TRIGGER refund_changed ON refunds;
    DROP TRIGGER ${source}_sold ON ${source}; DROP TRIGGER ${source}_changed ON ${source};
    DROP FUNCTION IF EXISTS money_changed; DROP TABLE written_money`;
}

/** A refund's amount can be known only once it is sent. */
export const SEE_SENT_REFUNDS = `
  DROP TRIGGER refund_changed ON refunds;
  CREATE CONSTRAINT TRIGGER refund_changed AFTER INSERT OR UPDATE OF status ON refunds DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.status IN ('requested', 'sent', 'settled')) EXECUTE FUNCTION money_changed();`;

/** The way back. */
export const FORGET_SENT_REFUNDS = SEE_SENT_REFUNDS.replace(`'sent', `, '');

/** A refund that failed is owed again. */
export const SEE_FAILED_REFUNDS = SEE_SENT_REFUNDS.replace(`'settled'`, `'settled', 'failed'`);
export const FORGET_FAILED_REFUNDS = SEE_SENT_REFUNDS;

/** A service lists them before its own functions. */
export const WRITE_MONEY = new URL('./write-money.sql', import.meta.url);
