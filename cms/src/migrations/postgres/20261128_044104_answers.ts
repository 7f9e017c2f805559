import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_answers_how" AS ENUM('desk', 'program');
  CREATE TYPE "public"."enum_reply_letters_own_kind" AS ENUM('answer', 'confirmed', 'declined');
  CREATE TABLE "enquiries_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"how" "enum_enquiries_answers_how" NOT NULL,
  	"by" varchar,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "reply_letters_own" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" "enum_reply_letters_own_kind" DEFAULT 'answer' NOT NULL
  );
  
  CREATE TABLE "reply_letters_own_locales" (
  	"subject" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "reply_letters_locales" ALTER COLUMN "answer_subject" DROP NOT NULL;
  ALTER TABLE "reply_letters_locales" ALTER COLUMN "answer_text" DROP NOT NULL;
  ALTER TABLE "reply_letters_locales" ALTER COLUMN "confirmed_subject" DROP NOT NULL;
  ALTER TABLE "reply_letters_locales" ALTER COLUMN "confirmed_text" DROP NOT NULL;
  ALTER TABLE "reply_letters_locales" ALTER COLUMN "declined_subject" DROP NOT NULL;
  ALTER TABLE "reply_letters_locales" ALTER COLUMN "declined_text" DROP NOT NULL;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "recruitment_subject" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "recruitment_text" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "press_subject" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "press_text" varchar;
  ALTER TABLE "enquiries_answers" ADD CONSTRAINT "enquiries_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reply_letters_own" ADD CONSTRAINT "reply_letters_own_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_letters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reply_letters_own_locales" ADD CONSTRAINT "reply_letters_own_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_letters_own"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_answers_order_idx" ON "enquiries_answers" USING btree ("_order");
  CREATE INDEX "enquiries_answers_parent_id_idx" ON "enquiries_answers" USING btree ("_parent_id");
  CREATE INDEX "reply_letters_own_order_idx" ON "reply_letters_own" USING btree ("_order");
  CREATE INDEX "reply_letters_own_parent_id_idx" ON "reply_letters_own" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "reply_letters_own_locales_locale_parent_id_unique" ON "reply_letters_own_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reply_letters_own_locales_by_document_idx" ON "reply_letters_own_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_letters_own" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_letters_own_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "enquiries_answers" CASCADE;
  DROP TABLE "reply_letters_own" CASCADE;
  DROP TABLE "reply_letters_own_locales" CASCADE;
  ALTER TABLE "reply_letters_locales" ALTER COLUMN "answer_subject" SET NOT NULL;
  ALTER TABLE "reply_letters_locales" ALTER COLUMN "answer_text" SET NOT NULL;
  ALTER TABLE "reply_letters_locales" ALTER COLUMN "confirmed_subject" SET NOT NULL;
  ALTER TABLE "reply_letters_locales" ALTER COLUMN "confirmed_text" SET NOT NULL;
  ALTER TABLE "reply_letters_locales" ALTER COLUMN "declined_subject" SET NOT NULL;
  ALTER TABLE "reply_letters_locales" ALTER COLUMN "declined_text" SET NOT NULL;
  ALTER TABLE "reply_letters_locales" DROP COLUMN "recruitment_subject";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "recruitment_text";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "press_subject";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "press_text";
  DROP TYPE "public"."enum_enquiries_answers_how";
  DROP TYPE "public"."enum_reply_letters_own_kind";`)
}
