import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"act" varchar NOT NULL,
  	"account" numeric,
  	"by" numeric,
  	"role" varchar,
  	"count" numeric
  );
  
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");

  -- Nobody, no program of ours among them, changes a line or takes one away before its time.
  CREATE FUNCTION audit_log_kept() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND OLD.at <= now() - interval '400 days' THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'The audit log is never changed, and kept for 400 days.';
  END;
  $$;

  CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION audit_log_kept();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_log" CASCADE;
   DROP FUNCTION audit_log_kept();`)
}
