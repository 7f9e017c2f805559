import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_type" AS ENUM('woven', 'clear', 'warm');
  CREATE TYPE "public"."enum__brand_v_version_type" AS ENUM('woven', 'clear', 'warm');
  ALTER TABLE "brand" ADD COLUMN "type" "enum_brand_type" DEFAULT 'woven';
  ALTER TABLE "_brand_v" ADD COLUMN "version_type" "enum__brand_v_version_type" DEFAULT 'woven';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand" DROP COLUMN "type";
  ALTER TABLE "_brand_v" DROP COLUMN "version_type";
  DROP TYPE "public"."enum_brand_type";
  DROP TYPE "public"."enum__brand_v_version_type";`)
}
