import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand" ADD COLUMN "wordmark" varchar;
  ALTER TABLE "_brand_v" ADD COLUMN "version_wordmark" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand" DROP COLUMN "wordmark";
  ALTER TABLE "_brand_v" DROP COLUMN "version_wordmark";`)
}
