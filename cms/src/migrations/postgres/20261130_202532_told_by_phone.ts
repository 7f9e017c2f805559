import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_enquiries_answers_how" ADD VALUE 'telephone' BEFORE 'sending';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries_answers" ALTER COLUMN "how" SET DATA TYPE text;
  UPDATE "enquiries_answers" SET "how" = 'program' WHERE "how" = 'telephone';
  DROP TYPE "public"."enum_enquiries_answers_how";
  CREATE TYPE "public"."enum_enquiries_answers_how" AS ENUM('desk', 'program', 'sending');
  ALTER TABLE "enquiries_answers" ALTER COLUMN "how" SET DATA TYPE "public"."enum_enquiries_answers_how" USING "how"::"public"."enum_enquiries_answers_how";`)
}
