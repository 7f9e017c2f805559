import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_structure_hero" AS ENUM('stepped', 'full', 'framed');
  CREATE TYPE "public"."enum_brand_structure_line" AS ENUM('thread', 'footprints', 'none');
  CREATE TYPE "public"."enum_brand_structure_experience" AS ENUM('left', 'right', 'over');
  CREATE TYPE "public"."enum__brand_v_version_structure_hero" AS ENUM('stepped', 'full', 'framed');
  CREATE TYPE "public"."enum__brand_v_version_structure_line" AS ENUM('thread', 'footprints', 'none');
  CREATE TYPE "public"."enum__brand_v_version_structure_experience" AS ENUM('left', 'right', 'over');
  ALTER TABLE "solutions_locales" ADD COLUMN "price" varchar;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_price" varchar;
  ALTER TABLE "about_businesses_locales" ADD COLUMN "ask" varchar;
  ALTER TABLE "about_locales" ADD COLUMN "businesses_label" varchar;
  ALTER TABLE "about_locales" ADD COLUMN "businesses_title" varchar;
  ALTER TABLE "_about_v_version_businesses_locales" ADD COLUMN "ask" varchar;
  ALTER TABLE "_about_v_locales" ADD COLUMN "version_businesses_label" varchar;
  ALTER TABLE "_about_v_locales" ADD COLUMN "version_businesses_title" varchar;
  ALTER TABLE "brand" ADD COLUMN "structure_hero" "enum_brand_structure_hero" DEFAULT 'stepped';
  ALTER TABLE "brand" ADD COLUMN "structure_line" "enum_brand_structure_line" DEFAULT 'thread';
  ALTER TABLE "brand" ADD COLUMN "structure_experience" "enum_brand_structure_experience" DEFAULT 'left';
  ALTER TABLE "_brand_v" ADD COLUMN "version_structure_hero" "enum__brand_v_version_structure_hero" DEFAULT 'stepped';
  ALTER TABLE "_brand_v" ADD COLUMN "version_structure_line" "enum__brand_v_version_structure_line" DEFAULT 'thread';
  ALTER TABLE "_brand_v" ADD COLUMN "version_structure_experience" "enum__brand_v_version_structure_experience" DEFAULT 'left';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "solutions_locales" DROP COLUMN "price";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_price";
  ALTER TABLE "about_businesses_locales" DROP COLUMN "ask";
  ALTER TABLE "about_locales" DROP COLUMN "businesses_label";
  ALTER TABLE "about_locales" DROP COLUMN "businesses_title";
  ALTER TABLE "_about_v_version_businesses_locales" DROP COLUMN "ask";
  ALTER TABLE "_about_v_locales" DROP COLUMN "version_businesses_label";
  ALTER TABLE "_about_v_locales" DROP COLUMN "version_businesses_title";
  ALTER TABLE "brand" DROP COLUMN "structure_hero";
  ALTER TABLE "brand" DROP COLUMN "structure_line";
  ALTER TABLE "brand" DROP COLUMN "structure_experience";
  ALTER TABLE "_brand_v" DROP COLUMN "version_structure_hero";
  ALTER TABLE "_brand_v" DROP COLUMN "version_structure_line";
  ALTER TABLE "_brand_v" DROP COLUMN "version_structure_experience";
  DROP TYPE "public"."enum_brand_structure_hero";
  DROP TYPE "public"."enum_brand_structure_line";
  DROP TYPE "public"."enum_brand_structure_experience";
  DROP TYPE "public"."enum__brand_v_version_structure_hero";
  DROP TYPE "public"."enum__brand_v_version_structure_line";
  DROP TYPE "public"."enum__brand_v_version_structure_experience";`)
}
