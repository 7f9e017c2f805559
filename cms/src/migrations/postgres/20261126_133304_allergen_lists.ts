import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_restaurants_menu_allergen_list" AS ENUM('2024-03-28', '2025-12-15');
  CREATE TYPE "public"."enum__restaurants_v_version_menu_allergen_list" AS ENUM('2024-03-28', '2025-12-15');
  ALTER TYPE "public"."enum_restaurants_menu_required_allergens" ADD VALUE 'cashew' BEFORE 'crab';
  ALTER TYPE "public"."enum__restaurants_v_version_menu_required_allergens" ADD VALUE 'cashew' BEFORE 'crab';
  ALTER TABLE "restaurants_menu_recommended_allergens" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_restaurants_menu_recommended_allergens";
  CREATE TYPE "public"."enum_restaurants_menu_recommended_allergens" AS ENUM('cashew', 'almond', 'abalone', 'squid', 'salmonRoe', 'orange', 'kiwi', 'beef', 'sesame', 'salmon', 'mackerel', 'soy', 'chicken', 'banana', 'pistachio', 'pork', 'macadamia', 'peach', 'yam', 'apple', 'gelatin');
  ALTER TABLE "restaurants_menu_recommended_allergens" ALTER COLUMN "value" SET DATA TYPE "public"."enum_restaurants_menu_recommended_allergens" USING "value"::"public"."enum_restaurants_menu_recommended_allergens";
  ALTER TABLE "_restaurants_v_version_menu_recommended_allergens" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__restaurants_v_version_menu_recommended_allergens";
  CREATE TYPE "public"."enum__restaurants_v_version_menu_recommended_allergens" AS ENUM('cashew', 'almond', 'abalone', 'squid', 'salmonRoe', 'orange', 'kiwi', 'beef', 'sesame', 'salmon', 'mackerel', 'soy', 'chicken', 'banana', 'pistachio', 'pork', 'macadamia', 'peach', 'yam', 'apple', 'gelatin');
  ALTER TABLE "_restaurants_v_version_menu_recommended_allergens" ALTER COLUMN "value" SET DATA TYPE "public"."enum__restaurants_v_version_menu_recommended_allergens" USING "value"::"public"."enum__restaurants_v_version_menu_recommended_allergens";
  ALTER TABLE "restaurants_menu" ADD COLUMN "allergen_list" "enum_restaurants_menu_allergen_list";
  ALTER TABLE "restaurants_menu" ADD COLUMN "allergens_stated_at" timestamp(3) with time zone;
  ALTER TABLE "restaurants_menu" ADD COLUMN "allergens_stated_by" varchar;
  ALTER TABLE "_restaurants_v_version_menu" ADD COLUMN "allergen_list" "enum__restaurants_v_version_menu_allergen_list";
  ALTER TABLE "_restaurants_v_version_menu" ADD COLUMN "allergens_stated_at" timestamp(3) with time zone;
  ALTER TABLE "_restaurants_v_version_menu" ADD COLUMN "allergens_stated_by" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "restaurants_menu_required_allergens" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_restaurants_menu_required_allergens";
  CREATE TYPE "public"."enum_restaurants_menu_required_allergens" AS ENUM('shrimp', 'crab', 'walnut', 'wheat', 'buckwheat', 'egg', 'milk', 'peanut');
  ALTER TABLE "restaurants_menu_required_allergens" ALTER COLUMN "value" SET DATA TYPE "public"."enum_restaurants_menu_required_allergens" USING "value"::"public"."enum_restaurants_menu_required_allergens";
  ALTER TABLE "restaurants_menu_recommended_allergens" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_restaurants_menu_recommended_allergens";
  CREATE TYPE "public"."enum_restaurants_menu_recommended_allergens" AS ENUM('almond', 'abalone', 'squid', 'salmonRoe', 'orange', 'cashew', 'kiwi', 'beef', 'sesame', 'salmon', 'mackerel', 'soy', 'chicken', 'banana', 'pork', 'macadamia', 'peach', 'yam', 'apple', 'gelatin');
  ALTER TABLE "restaurants_menu_recommended_allergens" ALTER COLUMN "value" SET DATA TYPE "public"."enum_restaurants_menu_recommended_allergens" USING "value"::"public"."enum_restaurants_menu_recommended_allergens";
  ALTER TABLE "_restaurants_v_version_menu_required_allergens" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__restaurants_v_version_menu_required_allergens";
  CREATE TYPE "public"."enum__restaurants_v_version_menu_required_allergens" AS ENUM('shrimp', 'crab', 'walnut', 'wheat', 'buckwheat', 'egg', 'milk', 'peanut');
  ALTER TABLE "_restaurants_v_version_menu_required_allergens" ALTER COLUMN "value" SET DATA TYPE "public"."enum__restaurants_v_version_menu_required_allergens" USING "value"::"public"."enum__restaurants_v_version_menu_required_allergens";
  ALTER TABLE "_restaurants_v_version_menu_recommended_allergens" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__restaurants_v_version_menu_recommended_allergens";
  CREATE TYPE "public"."enum__restaurants_v_version_menu_recommended_allergens" AS ENUM('almond', 'abalone', 'squid', 'salmonRoe', 'orange', 'cashew', 'kiwi', 'beef', 'sesame', 'salmon', 'mackerel', 'soy', 'chicken', 'banana', 'pork', 'macadamia', 'peach', 'yam', 'apple', 'gelatin');
  ALTER TABLE "_restaurants_v_version_menu_recommended_allergens" ALTER COLUMN "value" SET DATA TYPE "public"."enum__restaurants_v_version_menu_recommended_allergens" USING "value"::"public"."enum__restaurants_v_version_menu_recommended_allergens";
  ALTER TABLE "restaurants_menu" DROP COLUMN "allergen_list";
  ALTER TABLE "restaurants_menu" DROP COLUMN "allergens_stated_at";
  ALTER TABLE "restaurants_menu" DROP COLUMN "allergens_stated_by";
  ALTER TABLE "_restaurants_v_version_menu" DROP COLUMN "allergen_list";
  ALTER TABLE "_restaurants_v_version_menu" DROP COLUMN "allergens_stated_at";
  ALTER TABLE "_restaurants_v_version_menu" DROP COLUMN "allergens_stated_by";
  DROP TYPE "public"."enum_restaurants_menu_allergen_list";
  DROP TYPE "public"."enum__restaurants_v_version_menu_allergen_list";`)
}
