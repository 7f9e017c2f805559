import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_answers_copy" AS ENUM('sent', 'failed');
  CREATE TYPE "public"."enum_enquiries_reminders_state" AS ENUM('sending', 'sent', 'refused');
  CREATE TYPE "public"."enum_enquiries_source" AS ENUM('telephone', 'door');
  CREATE TYPE "public"."enum_enquiries_table_before" AS ENUM('asked', 'confirmed', 'declined', 'withdrawn', 'cancelled', 'came', 'missed');
  ALTER TYPE "public"."enum_enquiries_guest_acts_kind" ADD VALUE 'unreminded';
  ALTER TYPE "public"."enum_enquiries_table_state" ADD VALUE 'withdrawn' BEFORE 'cancelled';
  ALTER TYPE "public"."enum_enquiries_table_state" ADD VALUE 'came';
  ALTER TYPE "public"."enum_enquiries_table_state" ADD VALUE 'missed';
  CREATE TABLE "enquiries_reminders" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"state" "enum_enquiries_reminders_state" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "seats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"restaurant" numeric NOT NULL,
  	"seats" numeric NOT NULL,
  	"counted" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "table_counts" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"restaurant" varchar NOT NULL,
  	"month" varchar NOT NULL,
  	"asked" numeric DEFAULT 0 NOT NULL,
  	"asked_guests" numeric DEFAULT 0 NOT NULL,
  	"confirmed" numeric DEFAULT 0 NOT NULL,
  	"confirmed_guests" numeric DEFAULT 0 NOT NULL,
  	"came" numeric DEFAULT 0 NOT NULL,
  	"came_guests" numeric DEFAULT 0 NOT NULL,
  	"missed" numeric DEFAULT 0 NOT NULL,
  	"missed_guests" numeric DEFAULT 0 NOT NULL
  );
  
  ALTER TABLE "enquiries_answers" ADD COLUMN "copy" "enum_enquiries_answers_copy";
  ALTER TABLE "enquiries" ADD COLUMN "source" "enum_enquiries_source";
  ALTER TABLE "enquiries" ADD COLUMN "table_expected" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "table_changed_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "table_before" "enum_enquiries_table_before";
  ALTER TABLE "enquiries" ADD COLUMN "harassment_note" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "harassment_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "harassment_by" varchar;
  ALTER TABLE "recipients" ADD COLUMN "reply_to" varchar;
  ALTER TABLE "reply_letters" ADD COLUMN "reminder_is_on" boolean DEFAULT false;
  ALTER TABLE "reply_letters" ADD COLUMN "names_writer" boolean DEFAULT false;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "apology_subject" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "apology_text" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "full_subject" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "full_text" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "cancellation_subject" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "cancellation_text" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "reminder_subject" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "reminder_text" varchar;
  ALTER TABLE "enquiries_reminders" ADD CONSTRAINT "enquiries_reminders_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_reminders_order_idx" ON "enquiries_reminders" USING btree ("_order");
  CREATE INDEX "enquiries_reminders_parent_id_idx" ON "enquiries_reminders" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "seats_restaurant_idx" ON "seats" USING btree ("restaurant");
  CREATE INDEX "seats_updated_at_idx" ON "seats" USING btree ("updated_at");
  CREATE INDEX "seats_created_at_idx" ON "seats" USING btree ("created_at");
  CREATE INDEX "table_counts_restaurant_idx" ON "table_counts" USING btree ("restaurant");
  CREATE INDEX "table_counts_month_idx" ON "table_counts" USING btree ("month");
  CREATE INDEX "enquiries_harassment_at_idx" ON "enquiries" USING btree ("harassment_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries_reminders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "seats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "table_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "enquiries_reminders" CASCADE;
  DROP TABLE "seats" CASCADE;
  DROP TABLE "table_counts" CASCADE;
  ALTER TABLE "enquiries_guest_acts" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_guest_acts_kind";
  CREATE TYPE "public"."enum_enquiries_guest_acts_kind" AS ENUM('cancelled', 'said');
  ALTER TABLE "enquiries_guest_acts" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiries_guest_acts_kind" USING "kind"::"public"."enum_enquiries_guest_acts_kind";
  ALTER TABLE "enquiries" ALTER COLUMN "table_state" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_table_state";
  CREATE TYPE "public"."enum_enquiries_table_state" AS ENUM('asked', 'confirmed', 'declined', 'cancelled');
  ALTER TABLE "enquiries" ALTER COLUMN "table_state" SET DATA TYPE "public"."enum_enquiries_table_state" USING "table_state"::"public"."enum_enquiries_table_state";
  DROP INDEX "enquiries_harassment_at_idx";
  ALTER TABLE "enquiries_answers" DROP COLUMN "copy";
  ALTER TABLE "enquiries" DROP COLUMN "source";
  ALTER TABLE "enquiries" DROP COLUMN "table_expected";
  ALTER TABLE "enquiries" DROP COLUMN "table_changed_at";
  ALTER TABLE "enquiries" DROP COLUMN "table_before";
  ALTER TABLE "enquiries" DROP COLUMN "harassment_note";
  ALTER TABLE "enquiries" DROP COLUMN "harassment_at";
  ALTER TABLE "enquiries" DROP COLUMN "harassment_by";
  ALTER TABLE "recipients" DROP COLUMN "reply_to";
  ALTER TABLE "reply_letters" DROP COLUMN "reminder_is_on";
  ALTER TABLE "reply_letters" DROP COLUMN "names_writer";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "apology_subject";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "apology_text";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "full_subject";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "full_text";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "cancellation_subject";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "cancellation_text";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "reminder_subject";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "reminder_text";
  DROP TYPE "public"."enum_enquiries_answers_copy";
  DROP TYPE "public"."enum_enquiries_reminders_state";
  DROP TYPE "public"."enum_enquiries_source";
  DROP TYPE "public"."enum_enquiries_table_before";`)
}
