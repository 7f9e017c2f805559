import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand" ADD COLUMN "patterns_waves" boolean DEFAULT true;
  ALTER TABLE "brand" ADD COLUMN "patterns_cloth" boolean DEFAULT true;
  ALTER TABLE "_brand_v" ADD COLUMN "version_patterns_waves" boolean DEFAULT true;
  ALTER TABLE "_brand_v" ADD COLUMN "version_patterns_cloth" boolean DEFAULT true;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand" DROP COLUMN "patterns_waves";
  ALTER TABLE "brand" DROP COLUMN "patterns_cloth";
  ALTER TABLE "_brand_v" DROP COLUMN "version_patterns_waves";
  ALTER TABLE "_brand_v" DROP COLUMN "version_patterns_cloth";`)
}
