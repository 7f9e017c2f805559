import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_letters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "reply_letters_locales" (
  	"answer_subject" varchar NOT NULL,
  	"answer_text" varchar NOT NULL,
  	"confirmed_subject" varchar NOT NULL,
  	"confirmed_text" varchar NOT NULL,
  	"declined_subject" varchar NOT NULL,
  	"declined_text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "assignee" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "read_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "read_by" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "search_text" varchar;
  ALTER TABLE "restaurants" ADD COLUMN "reservations_telephone_only" boolean;
  ALTER TABLE "restaurants" ADD COLUMN "translation_ledger" jsonb;
  ALTER TABLE "restaurants" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_reservations_telephone_only" boolean;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_translation_ledger" jsonb;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "solutions" ADD COLUMN "translation_ledger" jsonb;
  ALTER TABLE "solutions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_translation_ledger" jsonb;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "translation_ledger" jsonb;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_translation_ledger" jsonb;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "hero" ADD COLUMN "translation_ledger" jsonb;
  ALTER TABLE "_hero_v" ADD COLUMN "version_translation_ledger" jsonb;
  ALTER TABLE "experience" ADD COLUMN "translation_ledger" jsonb;
  ALTER TABLE "_experience_v" ADD COLUMN "version_translation_ledger" jsonb;
  ALTER TABLE "solutions_section" ADD COLUMN "translation_ledger" jsonb;
  ALTER TABLE "_solutions_section_v" ADD COLUMN "version_translation_ledger" jsonb;
  ALTER TABLE "innovation" ADD COLUMN "translation_ledger" jsonb;
  ALTER TABLE "_innovation_v" ADD COLUMN "version_translation_ledger" jsonb;
  ALTER TABLE "process" ADD COLUMN "translation_ledger" jsonb;
  ALTER TABLE "_process_v" ADD COLUMN "version_translation_ledger" jsonb;
  ALTER TABLE "cta" ADD COLUMN "translation_ledger" jsonb;
  ALTER TABLE "_cta_v" ADD COLUMN "version_translation_ledger" jsonb;
  ALTER TABLE "about" ADD COLUMN "translation_ledger" jsonb;
  ALTER TABLE "_about_v" ADD COLUMN "version_translation_ledger" jsonb;
  ALTER TABLE "contact" ADD COLUMN "translation_ledger" jsonb;
  ALTER TABLE "_contact_v" ADD COLUMN "version_translation_ledger" jsonb;
  ALTER TABLE "company" ADD COLUMN "translation_ledger" jsonb;
  ALTER TABLE "_company_v" ADD COLUMN "version_translation_ledger" jsonb;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reply_letters_locales" ADD CONSTRAINT "reply_letters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_letters"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_letters_locales_locale_parent_id_unique" ON "reply_letters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reply_letters_locales_by_document_idx" ON "reply_letters_locales" USING btree ("_parent_id");
  CREATE INDEX "enquiries_read_at_idx" ON "enquiries" USING btree ("read_at");
  CREATE INDEX "restaurants_deleted_at_idx" ON "restaurants" USING btree ("deleted_at");
  CREATE INDEX "_restaurants_v_version_version_deleted_at_idx" ON "_restaurants_v" USING btree ("version_deleted_at");
  CREATE INDEX "solutions_deleted_at_idx" ON "solutions" USING btree ("deleted_at");
  CREATE INDEX "_solutions_v_version_version_deleted_at_idx" ON "_solutions_v" USING btree ("version_deleted_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_letters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_letters_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "reply_letters" CASCADE;
  DROP TABLE "reply_letters_locales" CASCADE;
  DROP INDEX "enquiries_read_at_idx";
  DROP INDEX "restaurants_deleted_at_idx";
  DROP INDEX "_restaurants_v_version_version_deleted_at_idx";
  DROP INDEX "solutions_deleted_at_idx";
  DROP INDEX "_solutions_v_version_version_deleted_at_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "_testimonials_v_version_version_deleted_at_idx";
  ALTER TABLE "enquiries" DROP COLUMN "assignee";
  ALTER TABLE "enquiries" DROP COLUMN "read_at";
  ALTER TABLE "enquiries" DROP COLUMN "read_by";
  ALTER TABLE "enquiries" DROP COLUMN "search_text";
  ALTER TABLE "restaurants" DROP COLUMN "reservations_telephone_only";
  ALTER TABLE "restaurants" DROP COLUMN "translation_ledger";
  ALTER TABLE "restaurants" DROP COLUMN "deleted_at";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_reservations_telephone_only";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_translation_ledger";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "solutions" DROP COLUMN "translation_ledger";
  ALTER TABLE "solutions" DROP COLUMN "deleted_at";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_translation_ledger";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "translation_ledger";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_translation_ledger";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "hero" DROP COLUMN "translation_ledger";
  ALTER TABLE "_hero_v" DROP COLUMN "version_translation_ledger";
  ALTER TABLE "experience" DROP COLUMN "translation_ledger";
  ALTER TABLE "_experience_v" DROP COLUMN "version_translation_ledger";
  ALTER TABLE "solutions_section" DROP COLUMN "translation_ledger";
  ALTER TABLE "_solutions_section_v" DROP COLUMN "version_translation_ledger";
  ALTER TABLE "innovation" DROP COLUMN "translation_ledger";
  ALTER TABLE "_innovation_v" DROP COLUMN "version_translation_ledger";
  ALTER TABLE "process" DROP COLUMN "translation_ledger";
  ALTER TABLE "_process_v" DROP COLUMN "version_translation_ledger";
  ALTER TABLE "cta" DROP COLUMN "translation_ledger";
  ALTER TABLE "_cta_v" DROP COLUMN "version_translation_ledger";
  ALTER TABLE "about" DROP COLUMN "translation_ledger";
  ALTER TABLE "_about_v" DROP COLUMN "version_translation_ledger";
  ALTER TABLE "contact" DROP COLUMN "translation_ledger";
  ALTER TABLE "_contact_v" DROP COLUMN "version_translation_ledger";
  ALTER TABLE "company" DROP COLUMN "translation_ledger";
  ALTER TABLE "_company_v" DROP COLUMN "version_translation_ledger";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
