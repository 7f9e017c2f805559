import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "about" ADD COLUMN "hero_image_portrait_id" integer;
  ALTER TABLE "_about_v" ADD COLUMN "version_hero_image_portrait_id" integer;
  ALTER TABLE "contact" ADD COLUMN "background_image_portrait_id" integer;
  ALTER TABLE "_contact_v" ADD COLUMN "version_background_image_portrait_id" integer;
  ALTER TABLE "about" ADD CONSTRAINT "about_hero_image_portrait_id_media_id_fk" FOREIGN KEY ("hero_image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_hero_image_portrait_id_media_id_fk" FOREIGN KEY ("version_hero_image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact" ADD CONSTRAINT "contact_background_image_portrait_id_media_id_fk" FOREIGN KEY ("background_image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_v" ADD CONSTRAINT "_contact_v_version_background_image_portrait_id_media_id_fk" FOREIGN KEY ("version_background_image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "about_hero_hero_image_portrait_idx" ON "about" USING btree ("hero_image_portrait_id");
  CREATE INDEX "_about_v_version_hero_version_hero_image_portrait_idx" ON "_about_v" USING btree ("version_hero_image_portrait_id");
  CREATE INDEX "contact_background_image_portrait_idx" ON "contact" USING btree ("background_image_portrait_id");
  CREATE INDEX "_contact_v_version_version_background_image_portrait_idx" ON "_contact_v" USING btree ("version_background_image_portrait_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "about" DROP CONSTRAINT "about_hero_image_portrait_id_media_id_fk";
  
  ALTER TABLE "_about_v" DROP CONSTRAINT "_about_v_version_hero_image_portrait_id_media_id_fk";
  
  ALTER TABLE "contact" DROP CONSTRAINT "contact_background_image_portrait_id_media_id_fk";
  
  ALTER TABLE "_contact_v" DROP CONSTRAINT "_contact_v_version_background_image_portrait_id_media_id_fk";
  
  DROP INDEX "about_hero_hero_image_portrait_idx";
  DROP INDEX "_about_v_version_hero_version_hero_image_portrait_idx";
  DROP INDEX "contact_background_image_portrait_idx";
  DROP INDEX "_contact_v_version_version_background_image_portrait_idx";
  ALTER TABLE "about" DROP COLUMN "hero_image_portrait_id";
  ALTER TABLE "_about_v" DROP COLUMN "version_hero_image_portrait_id";
  ALTER TABLE "contact" DROP COLUMN "background_image_portrait_id";
  ALTER TABLE "_contact_v" DROP COLUMN "version_background_image_portrait_id";`)
}
