import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { moveFacts } from '../move-facts.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_dishes_allergens" AS ENUM('shrimp', 'cashew', 'crab', 'walnut', 'wheat', 'buckwheat', 'egg', 'milk', 'peanut', 'almond', 'abalone', 'squid', 'salmonRoe', 'orange', 'kiwi', 'beef', 'sesame', 'salmon', 'mackerel', 'soy', 'chicken', 'banana', 'pistachio', 'pork', 'macadamia', 'peach', 'yam', 'apple', 'gelatin');
  CREATE TYPE "public"."enum_dishes_marks" AS ENUM('vegetarian', 'vegan', 'halal', 'rawFish', 'alcohol');
  CREATE TYPE "public"."enum_dishes_allergen_list" AS ENUM('2024-03-28', '2025-12-15');
  CREATE TYPE "public"."enum__dishes_v_version_allergens" AS ENUM('shrimp', 'cashew', 'crab', 'walnut', 'wheat', 'buckwheat', 'egg', 'milk', 'peanut', 'almond', 'abalone', 'squid', 'salmonRoe', 'orange', 'kiwi', 'beef', 'sesame', 'salmon', 'mackerel', 'soy', 'chicken', 'banana', 'pistachio', 'pork', 'macadamia', 'peach', 'yam', 'apple', 'gelatin');
  CREATE TYPE "public"."enum__dishes_v_version_marks" AS ENUM('vegetarian', 'vegan', 'halal', 'rawFish', 'alcohol');
  CREATE TYPE "public"."enum__dishes_v_version_allergen_list" AS ENUM('2024-03-28', '2025-12-15');
  CREATE TYPE "public"."enum_closures_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TYPE "public"."enum__closures_v_version_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TABLE "dishes_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_dishes_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "dishes_marks" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_dishes_marks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "dishes" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"restaurant_id" integer NOT NULL,
  	"translation_ledger" jsonb,
  	"place" varchar NOT NULL,
  	"price" numeric,
  	"photo_id" integer,
  	"sold_out" boolean,
  	"sold_out_on" timestamp(3) with time zone,
  	"allergens_checked" boolean,
  	"allergen_list" "enum_dishes_allergen_list",
  	"allergens_stated_at" timestamp(3) with time zone,
  	"allergens_stated_by" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "dishes_locales" (
  	"name" varchar,
  	"description" varchar,
  	"category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_dishes_v_version_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__dishes_v_version_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_dishes_v_version_marks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__dishes_v_version_marks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_dishes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_restaurant_id" integer NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_place" varchar NOT NULL,
  	"version_price" numeric,
  	"version_photo_id" integer,
  	"version_sold_out" boolean,
  	"version_sold_out_on" timestamp(3) with time zone,
  	"version_allergens_checked" boolean,
  	"version_allergen_list" "enum__dishes_v_version_allergen_list",
  	"version_allergens_stated_at" timestamp(3) with time zone,
  	"version_allergens_stated_by" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_dishes_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "closures_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL,
  	"last_order" varchar
  );
  
  CREATE TABLE "closures" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"restaurant_id" integer NOT NULL,
  	"translation_ledger" jsonb,
  	"from" timestamp(3) with time zone NOT NULL,
  	"to" timestamp(3) with time zone NOT NULL,
  	"banner" "enum_closures_banner",
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "closures_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_closures_v_version_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL,
  	"last_order" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_closures_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_restaurant_id" integer NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_from" timestamp(3) with time zone NOT NULL,
  	"version_to" timestamp(3) with time zone NOT NULL,
  	"version_banner" "enum__closures_v_version_banner",
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_closures_v_locales" (
  	"version_reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "dishes_allergens" ADD CONSTRAINT "dishes_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dishes_marks" ADD CONSTRAINT "dishes_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dishes" ADD CONSTRAINT "dishes_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dishes" ADD CONSTRAINT "dishes_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dishes_locales" ADD CONSTRAINT "dishes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dishes_v_version_allergens" ADD CONSTRAINT "_dishes_v_version_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dishes_v_version_marks" ADD CONSTRAINT "_dishes_v_version_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dishes_v" ADD CONSTRAINT "_dishes_v_parent_id_dishes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dishes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dishes_v" ADD CONSTRAINT "_dishes_v_version_restaurant_id_restaurants_id_fk" FOREIGN KEY ("version_restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dishes_v" ADD CONSTRAINT "_dishes_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dishes_v_locales" ADD CONSTRAINT "_dishes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "closures_times" ADD CONSTRAINT "closures_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."closures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "closures" ADD CONSTRAINT "closures_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "closures_locales" ADD CONSTRAINT "closures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."closures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_closures_v_version_times" ADD CONSTRAINT "_closures_v_version_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_closures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_closures_v" ADD CONSTRAINT "_closures_v_parent_id_closures_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."closures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_closures_v" ADD CONSTRAINT "_closures_v_version_restaurant_id_restaurants_id_fk" FOREIGN KEY ("version_restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_closures_v_locales" ADD CONSTRAINT "_closures_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_closures_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "dishes_allergens_order_idx" ON "dishes_allergens" USING btree ("order");
  CREATE INDEX "dishes_allergens_parent_idx" ON "dishes_allergens" USING btree ("parent_id");
  CREATE INDEX "dishes_marks_order_idx" ON "dishes_marks" USING btree ("order");
  CREATE INDEX "dishes_marks_parent_idx" ON "dishes_marks" USING btree ("parent_id");
  CREATE INDEX "dishes_restaurant_idx" ON "dishes" USING btree ("restaurant_id");
  CREATE INDEX "dishes_place_idx" ON "dishes" USING btree ("place");
  CREATE INDEX "dishes_photo_idx" ON "dishes" USING btree ("photo_id");
  CREATE INDEX "dishes_updated_at_idx" ON "dishes" USING btree ("updated_at");
  CREATE INDEX "dishes_created_at_idx" ON "dishes" USING btree ("created_at");
  CREATE INDEX "dishes_deleted_at_idx" ON "dishes" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "dishes_locales_locale_parent_id_unique" ON "dishes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dishes_locales_by_document_idx" ON "dishes_locales" USING btree ("_parent_id");
  CREATE INDEX "_dishes_v_version_allergens_order_idx" ON "_dishes_v_version_allergens" USING btree ("order");
  CREATE INDEX "_dishes_v_version_allergens_parent_idx" ON "_dishes_v_version_allergens" USING btree ("parent_id");
  CREATE INDEX "_dishes_v_version_marks_order_idx" ON "_dishes_v_version_marks" USING btree ("order");
  CREATE INDEX "_dishes_v_version_marks_parent_idx" ON "_dishes_v_version_marks" USING btree ("parent_id");
  CREATE INDEX "_dishes_v_parent_idx" ON "_dishes_v" USING btree ("parent_id");
  CREATE INDEX "_dishes_v_version_version_restaurant_idx" ON "_dishes_v" USING btree ("version_restaurant_id");
  CREATE INDEX "_dishes_v_version_version_place_idx" ON "_dishes_v" USING btree ("version_place");
  CREATE INDEX "_dishes_v_version_version_photo_idx" ON "_dishes_v" USING btree ("version_photo_id");
  CREATE INDEX "_dishes_v_version_version_updated_at_idx" ON "_dishes_v" USING btree ("version_updated_at");
  CREATE INDEX "_dishes_v_version_version_created_at_idx" ON "_dishes_v" USING btree ("version_created_at");
  CREATE INDEX "_dishes_v_version_version_deleted_at_idx" ON "_dishes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dishes_v_created_at_idx" ON "_dishes_v" USING btree ("created_at");
  CREATE INDEX "_dishes_v_updated_at_idx" ON "_dishes_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_dishes_v_locales_locale_parent_id_unique" ON "_dishes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dishes_v_locales_by_document_idx" ON "_dishes_v_locales" USING btree ("_parent_id");
  CREATE INDEX "closures_times_order_idx" ON "closures_times" USING btree ("_order");
  CREATE INDEX "closures_times_parent_id_idx" ON "closures_times" USING btree ("_parent_id");
  CREATE INDEX "closures_restaurant_idx" ON "closures" USING btree ("restaurant_id");
  CREATE INDEX "closures_updated_at_idx" ON "closures" USING btree ("updated_at");
  CREATE INDEX "closures_created_at_idx" ON "closures" USING btree ("created_at");
  CREATE INDEX "closures_deleted_at_idx" ON "closures" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "closures_locales_locale_parent_id_unique" ON "closures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "closures_locales_by_document_idx" ON "closures_locales" USING btree ("_parent_id");
  CREATE INDEX "_closures_v_version_times_order_idx" ON "_closures_v_version_times" USING btree ("_order");
  CREATE INDEX "_closures_v_version_times_parent_id_idx" ON "_closures_v_version_times" USING btree ("_parent_id");
  CREATE INDEX "_closures_v_parent_idx" ON "_closures_v" USING btree ("parent_id");
  CREATE INDEX "_closures_v_version_version_restaurant_idx" ON "_closures_v" USING btree ("version_restaurant_id");
  CREATE INDEX "_closures_v_version_version_updated_at_idx" ON "_closures_v" USING btree ("version_updated_at");
  CREATE INDEX "_closures_v_version_version_created_at_idx" ON "_closures_v" USING btree ("version_created_at");
  CREATE INDEX "_closures_v_version_version_deleted_at_idx" ON "_closures_v" USING btree ("version_deleted_at");
  CREATE INDEX "_closures_v_created_at_idx" ON "_closures_v" USING btree ("created_at");
  CREATE INDEX "_closures_v_updated_at_idx" ON "_closures_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_closures_v_locales_locale_parent_id_unique" ON "_closures_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_closures_v_locales_by_document_idx" ON "_closures_v_locales" USING btree ("_parent_id");`)
  await moveFacts({
    ask: async (statement) => (await db.execute(sql.raw(statement))).rows,
    asEnum: (value, type) => `CAST(CAST(${value} AS text) AS "${type}")`,
  })
  await db.execute(sql`
  DROP TABLE "restaurants_opening_hours_closures" CASCADE;
  DROP TABLE "restaurants_opening_hours_closures_locales" CASCADE;
  DROP TABLE "restaurants_opening_hours_special_hours" CASCADE;
  DROP TABLE "restaurants_opening_hours_special_hours_locales" CASCADE;
  DROP TABLE "restaurants_menu_required_allergens" CASCADE;
  DROP TABLE "restaurants_menu_recommended_allergens" CASCADE;
  DROP TABLE "restaurants_menu_marks" CASCADE;
  DROP TABLE "restaurants_menu" CASCADE;
  DROP TABLE "restaurants_menu_locales" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_closures" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_closures_locales" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_special_hours" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_special_hours_locales" CASCADE;
  DROP TABLE "_restaurants_v_version_menu_required_allergens" CASCADE;
  DROP TABLE "_restaurants_v_version_menu_recommended_allergens" CASCADE;
  DROP TABLE "_restaurants_v_version_menu_marks" CASCADE;
  DROP TABLE "_restaurants_v_version_menu" CASCADE;
  DROP TABLE "_restaurants_v_version_menu_locales" CASCADE;
  ALTER TABLE "restaurants" DROP COLUMN "facts_as_of";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_as_of";
  DROP TYPE "public"."enum_restaurants_opening_hours_closures_banner";
  DROP TYPE "public"."enum_restaurants_opening_hours_special_hours_banner";
  DROP TYPE "public"."enum_restaurants_menu_required_allergens";
  DROP TYPE "public"."enum_restaurants_menu_recommended_allergens";
  DROP TYPE "public"."enum_restaurants_menu_marks";
  DROP TYPE "public"."enum_restaurants_menu_allergen_list";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_closures_banner";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_special_hours_banner";
  DROP TYPE "public"."enum__restaurants_v_version_menu_required_allergens";
  DROP TYPE "public"."enum__restaurants_v_version_menu_recommended_allergens";
  DROP TYPE "public"."enum__restaurants_v_version_menu_marks";
  DROP TYPE "public"."enum__restaurants_v_version_menu_allergen_list";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_restaurants_opening_hours_closures_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TYPE "public"."enum_restaurants_opening_hours_special_hours_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TYPE "public"."enum_restaurants_menu_required_allergens" AS ENUM('shrimp', 'cashew', 'crab', 'walnut', 'wheat', 'buckwheat', 'egg', 'milk', 'peanut');
  CREATE TYPE "public"."enum_restaurants_menu_recommended_allergens" AS ENUM('cashew', 'almond', 'abalone', 'squid', 'salmonRoe', 'orange', 'kiwi', 'beef', 'sesame', 'salmon', 'mackerel', 'soy', 'chicken', 'banana', 'pistachio', 'pork', 'macadamia', 'peach', 'yam', 'apple', 'gelatin');
  CREATE TYPE "public"."enum_restaurants_menu_marks" AS ENUM('vegetarian', 'vegan', 'halal', 'rawFish', 'alcohol');
  CREATE TYPE "public"."enum_restaurants_menu_allergen_list" AS ENUM('2024-03-28', '2025-12-15');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_closures_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_special_hours_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TYPE "public"."enum__restaurants_v_version_menu_required_allergens" AS ENUM('shrimp', 'cashew', 'crab', 'walnut', 'wheat', 'buckwheat', 'egg', 'milk', 'peanut');
  CREATE TYPE "public"."enum__restaurants_v_version_menu_recommended_allergens" AS ENUM('cashew', 'almond', 'abalone', 'squid', 'salmonRoe', 'orange', 'kiwi', 'beef', 'sesame', 'salmon', 'mackerel', 'soy', 'chicken', 'banana', 'pistachio', 'pork', 'macadamia', 'peach', 'yam', 'apple', 'gelatin');
  CREATE TYPE "public"."enum__restaurants_v_version_menu_marks" AS ENUM('vegetarian', 'vegan', 'halal', 'rawFish', 'alcohol');
  CREATE TYPE "public"."enum__restaurants_v_version_menu_allergen_list" AS ENUM('2024-03-28', '2025-12-15');
  CREATE TABLE "restaurants_opening_hours_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"banner" "enum_restaurants_opening_hours_closures_banner"
  );
  
  CREATE TABLE "restaurants_opening_hours_closures_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "restaurants_opening_hours_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar,
  	"last_order" varchar,
  	"banner" "enum_restaurants_opening_hours_special_hours_banner"
  );
  
  CREATE TABLE "restaurants_opening_hours_special_hours_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "restaurants_menu_required_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_restaurants_menu_required_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants_menu_recommended_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_restaurants_menu_recommended_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants_menu_marks" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_restaurants_menu_marks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"price" numeric,
  	"photo_id" integer,
  	"sold_out" boolean,
  	"sold_out_on" timestamp(3) with time zone,
  	"allergens_checked" boolean,
  	"allergen_list" "enum_restaurants_menu_allergen_list",
  	"allergens_stated_at" timestamp(3) with time zone,
  	"allergens_stated_by" varchar
  );
  
  CREATE TABLE "restaurants_menu_locales" (
  	"name" varchar,
  	"description" varchar,
  	"category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_closures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"banner" "enum__restaurants_v_version_opening_hours_closures_banner",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_closures_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar,
  	"last_order" varchar,
  	"banner" "enum__restaurants_v_version_opening_hours_special_hours_banner",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_opening_hours_special_hours_locales" (
  	"reason" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_menu_required_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_menu_required_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_menu_recommended_allergens" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_menu_recommended_allergens",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_menu_marks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_menu_marks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"price" numeric,
  	"photo_id" integer,
  	"sold_out" boolean,
  	"sold_out_on" timestamp(3) with time zone,
  	"allergens_checked" boolean,
  	"allergen_list" "enum__restaurants_v_version_menu_allergen_list",
  	"allergens_stated_at" timestamp(3) with time zone,
  	"allergens_stated_by" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_menu_locales" (
  	"name" varchar,
  	"description" varchar,
  	"category" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  DROP TABLE "dishes_allergens" CASCADE;
  DROP TABLE "dishes_marks" CASCADE;
  DROP TABLE "dishes" CASCADE;
  DROP TABLE "dishes_locales" CASCADE;
  DROP TABLE "_dishes_v_version_allergens" CASCADE;
  DROP TABLE "_dishes_v_version_marks" CASCADE;
  DROP TABLE "_dishes_v" CASCADE;
  DROP TABLE "_dishes_v_locales" CASCADE;
  DROP TABLE "closures_times" CASCADE;
  DROP TABLE "closures" CASCADE;
  DROP TABLE "closures_locales" CASCADE;
  DROP TABLE "_closures_v_version_times" CASCADE;
  DROP TABLE "_closures_v" CASCADE;
  DROP TABLE "_closures_v_locales" CASCADE;
  ALTER TABLE "restaurants" ADD COLUMN "facts_as_of" timestamp(3) with time zone;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_as_of" timestamp(3) with time zone;
  ALTER TABLE "restaurants_opening_hours_closures" ADD CONSTRAINT "restaurants_opening_hours_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_opening_hours_closures_locales" ADD CONSTRAINT "restaurants_opening_hours_closures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants_opening_hours_closures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_opening_hours_special_hours" ADD CONSTRAINT "restaurants_opening_hours_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_opening_hours_special_hours_locales" ADD CONSTRAINT "restaurants_opening_hours_special_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants_opening_hours_special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu_required_allergens" ADD CONSTRAINT "restaurants_menu_required_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu_recommended_allergens" ADD CONSTRAINT "restaurants_menu_recommended_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu_marks" ADD CONSTRAINT "restaurants_menu_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu" ADD CONSTRAINT "restaurants_menu_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restaurants_menu" ADD CONSTRAINT "restaurants_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu_locales" ADD CONSTRAINT "restaurants_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_closures" ADD CONSTRAINT "_restaurants_v_version_opening_hours_closures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_closures_locales" ADD CONSTRAINT "_restaurants_v_version_opening_hours_closures_locales_par_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v_version_opening_hours_closures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_special_hours" ADD CONSTRAINT "_restaurants_v_version_opening_hours_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_special_hours_locales" ADD CONSTRAINT "_restaurants_v_version_opening_hours_special_hours_locale_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v_version_opening_hours_special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu_required_allergens" ADD CONSTRAINT "_restaurants_v_version_menu_required_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu_recommended_allergens" ADD CONSTRAINT "_restaurants_v_version_menu_recommended_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu_marks" ADD CONSTRAINT "_restaurants_v_version_menu_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu" ADD CONSTRAINT "_restaurants_v_version_menu_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu" ADD CONSTRAINT "_restaurants_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu_locales" ADD CONSTRAINT "_restaurants_v_version_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "restaurants_opening_hours_closures_order_idx" ON "restaurants_opening_hours_closures" USING btree ("_order");
  CREATE INDEX "restaurants_opening_hours_closures_parent_id_idx" ON "restaurants_opening_hours_closures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "restaurants_opening_hours_closures_locales_locale_parent_id_" ON "restaurants_opening_hours_closures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "restaurants_opening_hours_closures_locales_by_document_idx" ON "restaurants_opening_hours_closures_locales" USING btree ("_parent_id");
  CREATE INDEX "restaurants_opening_hours_special_hours_order_idx" ON "restaurants_opening_hours_special_hours" USING btree ("_order");
  CREATE INDEX "restaurants_opening_hours_special_hours_parent_id_idx" ON "restaurants_opening_hours_special_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "restaurants_opening_hours_special_hours_locales_locale_paren" ON "restaurants_opening_hours_special_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "restaurants_opening_hours_special_hours_locales_by_document_idx" ON "restaurants_opening_hours_special_hours_locales" USING btree ("_parent_id");
  CREATE INDEX "restaurants_menu_required_allergens_order_idx" ON "restaurants_menu_required_allergens" USING btree ("order");
  CREATE INDEX "restaurants_menu_required_allergens_parent_idx" ON "restaurants_menu_required_allergens" USING btree ("parent_id");
  CREATE INDEX "restaurants_menu_recommended_allergens_order_idx" ON "restaurants_menu_recommended_allergens" USING btree ("order");
  CREATE INDEX "restaurants_menu_recommended_allergens_parent_idx" ON "restaurants_menu_recommended_allergens" USING btree ("parent_id");
  CREATE INDEX "restaurants_menu_marks_order_idx" ON "restaurants_menu_marks" USING btree ("order");
  CREATE INDEX "restaurants_menu_marks_parent_idx" ON "restaurants_menu_marks" USING btree ("parent_id");
  CREATE INDEX "restaurants_menu_order_idx" ON "restaurants_menu" USING btree ("_order");
  CREATE INDEX "restaurants_menu_parent_id_idx" ON "restaurants_menu" USING btree ("_parent_id");
  CREATE INDEX "restaurants_menu_photo_idx" ON "restaurants_menu" USING btree ("photo_id");
  CREATE UNIQUE INDEX "restaurants_menu_locales_locale_parent_id_unique" ON "restaurants_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "restaurants_menu_locales_by_document_idx" ON "restaurants_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_opening_hours_closures_order_idx" ON "_restaurants_v_version_opening_hours_closures" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_opening_hours_closures_parent_id_idx" ON "_restaurants_v_version_opening_hours_closures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_restaurants_v_version_opening_hours_closures_locales_locale" ON "_restaurants_v_version_opening_hours_closures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_restaurants_v_version_opening_hours_closures_locales_by_docume" ON "_restaurants_v_version_opening_hours_closures_locales" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_opening_hours_special_hours_order_idx" ON "_restaurants_v_version_opening_hours_special_hours" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_opening_hours_special_hours_parent_id_idx" ON "_restaurants_v_version_opening_hours_special_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_restaurants_v_version_opening_hours_special_hours_locales_l" ON "_restaurants_v_version_opening_hours_special_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_restaurants_v_version_opening_hours_special_hours_locales_by_d" ON "_restaurants_v_version_opening_hours_special_hours_locales" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_menu_required_allergens_order_idx" ON "_restaurants_v_version_menu_required_allergens" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_menu_required_allergens_parent_idx" ON "_restaurants_v_version_menu_required_allergens" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_menu_recommended_allergens_order_idx" ON "_restaurants_v_version_menu_recommended_allergens" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_menu_recommended_allergens_parent_idx" ON "_restaurants_v_version_menu_recommended_allergens" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_menu_marks_order_idx" ON "_restaurants_v_version_menu_marks" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_menu_marks_parent_idx" ON "_restaurants_v_version_menu_marks" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_menu_order_idx" ON "_restaurants_v_version_menu" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_menu_parent_id_idx" ON "_restaurants_v_version_menu" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_menu_photo_idx" ON "_restaurants_v_version_menu" USING btree ("photo_id");
  CREATE UNIQUE INDEX "_restaurants_v_version_menu_locales_locale_parent_id_unique" ON "_restaurants_v_version_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_restaurants_v_version_menu_locales_by_document_idx" ON "_restaurants_v_version_menu_locales" USING btree ("_parent_id");
  DROP TYPE "public"."enum_dishes_allergens";
  DROP TYPE "public"."enum_dishes_marks";
  DROP TYPE "public"."enum_dishes_allergen_list";
  DROP TYPE "public"."enum__dishes_v_version_allergens";
  DROP TYPE "public"."enum__dishes_v_version_marks";
  DROP TYPE "public"."enum__dishes_v_version_allergen_list";
  DROP TYPE "public"."enum_closures_banner";
  DROP TYPE "public"."enum__closures_v_version_banner";`)
}
