import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_enquiries_marks" ADD VALUE 'many-at-once';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries_marks" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_marks";
  CREATE TYPE "public"."enum_enquiries_marks" AS ENUM('phone-may-lack-a-digit', 'hidden-field-filled', 'sent-too-fast');
  ALTER TABLE "enquiries_marks" ALTER COLUMN "value" SET DATA TYPE "public"."enum_enquiries_marks" USING "value"::"public"."enum_enquiries_marks";`)
}
