import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The log of what staff did. The triggers also bind the role that owns the table, and `ENABLE ALWAYS` a superuser who replays
 * a backup: no entry changes, and none goes before its year is over.
 */
export class CreateAuditLog1790000050200 implements MigrationInterface {
  name = 'CreateAuditLog1790000050200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE audit_log (
        id bigserial NOT NULL,
        at timestamptz NOT NULL,
        kind text NOT NULL,
        actor_id uuid,
        actor text NOT NULL,
        summary text NOT NULL,
        subject_type text,
        subject_id text,
        before jsonb,
        after jsonb,
        once_key text,
        CONSTRAINT "PK_audit_log" PRIMARY KEY (id),
        CONSTRAINT "UQ_audit_log_once_key" UNIQUE (once_key)
      );
      CREATE INDEX "IDX_audit_log_at" ON audit_log (at, id);
      CREATE INDEX "IDX_audit_log_actor" ON audit_log (actor_id, at, id);
      CREATE INDEX "IDX_audit_log_kind" ON audit_log (kind, at, id);

      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          IF OLD.at < now() - interval '365 days' THEN RETURN OLD; END IF;
        END IF;
        RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
        FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
      CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
      ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only;
      ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_no_truncate`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE audit_log;
      DROP FUNCTION refuse_audit_change`);
  }
}
