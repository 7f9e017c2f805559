import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hero" ADD COLUMN "printings_dawn_wide_id" integer;
  ALTER TABLE "hero" ADD COLUMN "printings_dawn_tall_id" integer;
  ALTER TABLE "hero" ADD COLUMN "printings_day_wide_id" integer;
  ALTER TABLE "hero" ADD COLUMN "printings_day_tall_id" integer;
  ALTER TABLE "hero" ADD COLUMN "printings_dusk_wide_id" integer;
  ALTER TABLE "hero" ADD COLUMN "printings_dusk_tall_id" integer;
  ALTER TABLE "hero" ADD COLUMN "printings_night_wide_id" integer;
  ALTER TABLE "hero" ADD COLUMN "printings_night_tall_id" integer;
  ALTER TABLE "_hero_v" ADD COLUMN "version_printings_dawn_wide_id" integer;
  ALTER TABLE "_hero_v" ADD COLUMN "version_printings_dawn_tall_id" integer;
  ALTER TABLE "_hero_v" ADD COLUMN "version_printings_day_wide_id" integer;
  ALTER TABLE "_hero_v" ADD COLUMN "version_printings_day_tall_id" integer;
  ALTER TABLE "_hero_v" ADD COLUMN "version_printings_dusk_wide_id" integer;
  ALTER TABLE "_hero_v" ADD COLUMN "version_printings_dusk_tall_id" integer;
  ALTER TABLE "_hero_v" ADD COLUMN "version_printings_night_wide_id" integer;
  ALTER TABLE "_hero_v" ADD COLUMN "version_printings_night_tall_id" integer;
  ALTER TABLE "hero" ADD CONSTRAINT "hero_printings_dawn_wide_id_media_id_fk" FOREIGN KEY ("printings_dawn_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hero" ADD CONSTRAINT "hero_printings_dawn_tall_id_media_id_fk" FOREIGN KEY ("printings_dawn_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hero" ADD CONSTRAINT "hero_printings_day_wide_id_media_id_fk" FOREIGN KEY ("printings_day_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hero" ADD CONSTRAINT "hero_printings_day_tall_id_media_id_fk" FOREIGN KEY ("printings_day_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hero" ADD CONSTRAINT "hero_printings_dusk_wide_id_media_id_fk" FOREIGN KEY ("printings_dusk_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hero" ADD CONSTRAINT "hero_printings_dusk_tall_id_media_id_fk" FOREIGN KEY ("printings_dusk_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hero" ADD CONSTRAINT "hero_printings_night_wide_id_media_id_fk" FOREIGN KEY ("printings_night_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hero" ADD CONSTRAINT "hero_printings_night_tall_id_media_id_fk" FOREIGN KEY ("printings_night_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_v" ADD CONSTRAINT "_hero_v_version_printings_dawn_wide_id_media_id_fk" FOREIGN KEY ("version_printings_dawn_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_v" ADD CONSTRAINT "_hero_v_version_printings_dawn_tall_id_media_id_fk" FOREIGN KEY ("version_printings_dawn_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_v" ADD CONSTRAINT "_hero_v_version_printings_day_wide_id_media_id_fk" FOREIGN KEY ("version_printings_day_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_v" ADD CONSTRAINT "_hero_v_version_printings_day_tall_id_media_id_fk" FOREIGN KEY ("version_printings_day_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_v" ADD CONSTRAINT "_hero_v_version_printings_dusk_wide_id_media_id_fk" FOREIGN KEY ("version_printings_dusk_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_v" ADD CONSTRAINT "_hero_v_version_printings_dusk_tall_id_media_id_fk" FOREIGN KEY ("version_printings_dusk_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_v" ADD CONSTRAINT "_hero_v_version_printings_night_wide_id_media_id_fk" FOREIGN KEY ("version_printings_night_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_v" ADD CONSTRAINT "_hero_v_version_printings_night_tall_id_media_id_fk" FOREIGN KEY ("version_printings_night_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "hero_printings_dawn_printings_dawn_wide_idx" ON "hero" USING btree ("printings_dawn_wide_id");
  CREATE INDEX "hero_printings_dawn_printings_dawn_tall_idx" ON "hero" USING btree ("printings_dawn_tall_id");
  CREATE INDEX "hero_printings_day_printings_day_wide_idx" ON "hero" USING btree ("printings_day_wide_id");
  CREATE INDEX "hero_printings_day_printings_day_tall_idx" ON "hero" USING btree ("printings_day_tall_id");
  CREATE INDEX "hero_printings_dusk_printings_dusk_wide_idx" ON "hero" USING btree ("printings_dusk_wide_id");
  CREATE INDEX "hero_printings_dusk_printings_dusk_tall_idx" ON "hero" USING btree ("printings_dusk_tall_id");
  CREATE INDEX "hero_printings_night_printings_night_wide_idx" ON "hero" USING btree ("printings_night_wide_id");
  CREATE INDEX "hero_printings_night_printings_night_tall_idx" ON "hero" USING btree ("printings_night_tall_id");
  CREATE INDEX "_hero_v_version_printings_dawn_version_printings_dawn_wi_idx" ON "_hero_v" USING btree ("version_printings_dawn_wide_id");
  CREATE INDEX "_hero_v_version_printings_dawn_version_printings_dawn_ta_idx" ON "_hero_v" USING btree ("version_printings_dawn_tall_id");
  CREATE INDEX "_hero_v_version_printings_day_version_printings_day_wide_idx" ON "_hero_v" USING btree ("version_printings_day_wide_id");
  CREATE INDEX "_hero_v_version_printings_day_version_printings_day_tall_idx" ON "_hero_v" USING btree ("version_printings_day_tall_id");
  CREATE INDEX "_hero_v_version_printings_dusk_version_printings_dusk_wi_idx" ON "_hero_v" USING btree ("version_printings_dusk_wide_id");
  CREATE INDEX "_hero_v_version_printings_dusk_version_printings_dusk_ta_idx" ON "_hero_v" USING btree ("version_printings_dusk_tall_id");
  CREATE INDEX "_hero_v_version_printings_night_version_printings_night__idx" ON "_hero_v" USING btree ("version_printings_night_wide_id");
  CREATE INDEX "_hero_v_version_printings_night_version_printings_nigh_1_idx" ON "_hero_v" USING btree ("version_printings_night_tall_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hero" DROP CONSTRAINT "hero_printings_dawn_wide_id_media_id_fk";
  
  ALTER TABLE "hero" DROP CONSTRAINT "hero_printings_dawn_tall_id_media_id_fk";
  
  ALTER TABLE "hero" DROP CONSTRAINT "hero_printings_day_wide_id_media_id_fk";
  
  ALTER TABLE "hero" DROP CONSTRAINT "hero_printings_day_tall_id_media_id_fk";
  
  ALTER TABLE "hero" DROP CONSTRAINT "hero_printings_dusk_wide_id_media_id_fk";
  
  ALTER TABLE "hero" DROP CONSTRAINT "hero_printings_dusk_tall_id_media_id_fk";
  
  ALTER TABLE "hero" DROP CONSTRAINT "hero_printings_night_wide_id_media_id_fk";
  
  ALTER TABLE "hero" DROP CONSTRAINT "hero_printings_night_tall_id_media_id_fk";
  
  ALTER TABLE "_hero_v" DROP CONSTRAINT "_hero_v_version_printings_dawn_wide_id_media_id_fk";
  
  ALTER TABLE "_hero_v" DROP CONSTRAINT "_hero_v_version_printings_dawn_tall_id_media_id_fk";
  
  ALTER TABLE "_hero_v" DROP CONSTRAINT "_hero_v_version_printings_day_wide_id_media_id_fk";
  
  ALTER TABLE "_hero_v" DROP CONSTRAINT "_hero_v_version_printings_day_tall_id_media_id_fk";
  
  ALTER TABLE "_hero_v" DROP CONSTRAINT "_hero_v_version_printings_dusk_wide_id_media_id_fk";
  
  ALTER TABLE "_hero_v" DROP CONSTRAINT "_hero_v_version_printings_dusk_tall_id_media_id_fk";
  
  ALTER TABLE "_hero_v" DROP CONSTRAINT "_hero_v_version_printings_night_wide_id_media_id_fk";
  
  ALTER TABLE "_hero_v" DROP CONSTRAINT "_hero_v_version_printings_night_tall_id_media_id_fk";
  
  DROP INDEX "hero_printings_dawn_printings_dawn_wide_idx";
  DROP INDEX "hero_printings_dawn_printings_dawn_tall_idx";
  DROP INDEX "hero_printings_day_printings_day_wide_idx";
  DROP INDEX "hero_printings_day_printings_day_tall_idx";
  DROP INDEX "hero_printings_dusk_printings_dusk_wide_idx";
  DROP INDEX "hero_printings_dusk_printings_dusk_tall_idx";
  DROP INDEX "hero_printings_night_printings_night_wide_idx";
  DROP INDEX "hero_printings_night_printings_night_tall_idx";
  DROP INDEX "_hero_v_version_printings_dawn_version_printings_dawn_wi_idx";
  DROP INDEX "_hero_v_version_printings_dawn_version_printings_dawn_ta_idx";
  DROP INDEX "_hero_v_version_printings_day_version_printings_day_wide_idx";
  DROP INDEX "_hero_v_version_printings_day_version_printings_day_tall_idx";
  DROP INDEX "_hero_v_version_printings_dusk_version_printings_dusk_wi_idx";
  DROP INDEX "_hero_v_version_printings_dusk_version_printings_dusk_ta_idx";
  DROP INDEX "_hero_v_version_printings_night_version_printings_night__idx";
  DROP INDEX "_hero_v_version_printings_night_version_printings_nigh_1_idx";
  ALTER TABLE "hero" DROP COLUMN "printings_dawn_wide_id";
  ALTER TABLE "hero" DROP COLUMN "printings_dawn_tall_id";
  ALTER TABLE "hero" DROP COLUMN "printings_day_wide_id";
  ALTER TABLE "hero" DROP COLUMN "printings_day_tall_id";
  ALTER TABLE "hero" DROP COLUMN "printings_dusk_wide_id";
  ALTER TABLE "hero" DROP COLUMN "printings_dusk_tall_id";
  ALTER TABLE "hero" DROP COLUMN "printings_night_wide_id";
  ALTER TABLE "hero" DROP COLUMN "printings_night_tall_id";
  ALTER TABLE "_hero_v" DROP COLUMN "version_printings_dawn_wide_id";
  ALTER TABLE "_hero_v" DROP COLUMN "version_printings_dawn_tall_id";
  ALTER TABLE "_hero_v" DROP COLUMN "version_printings_day_wide_id";
  ALTER TABLE "_hero_v" DROP COLUMN "version_printings_day_tall_id";
  ALTER TABLE "_hero_v" DROP COLUMN "version_printings_dusk_wide_id";
  ALTER TABLE "_hero_v" DROP COLUMN "version_printings_dusk_tall_id";
  ALTER TABLE "_hero_v" DROP COLUMN "version_printings_night_wide_id";
  ALTER TABLE "_hero_v" DROP COLUMN "version_printings_night_tall_id";`)
}
