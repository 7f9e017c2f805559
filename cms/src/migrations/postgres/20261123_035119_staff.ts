import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_mail_trouble" AS ENUM('refused', 'unreachable', 'no-server', 'given-up');
  CREATE TYPE "public"."enum_restaurants_opening_hours_closures_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TYPE "public"."enum_restaurants_opening_hours_special_hours_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_closures_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TYPE "public"."enum__restaurants_v_version_opening_hours_special_hours_banner" AS ENUM('everywhere', 'restaurant');
  CREATE TYPE "public"."enum_sign_in_rules_second_factor_for" AS ENUM('owner', 'editor', 'restaurantEditor', 'inbox');
  CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"restaurants_id" integer
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"used_step" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "presence" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"place" varchar NOT NULL,
  	"screen" varchar NOT NULL,
  	"person" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "sign_in_rules_second_factor_for" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sign_in_rules_second_factor_for",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sign_in_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('owner', 'editor', 'restaurantEditor', 'inbox');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "enquiries" ADD COLUMN "mail_trouble" "enum_enquiries_mail_trouble";
  ALTER TABLE "restaurants_opening_hours_closures" ADD COLUMN "banner" "enum_restaurants_opening_hours_closures_banner";
  ALTER TABLE "restaurants_opening_hours_special_hours" ADD COLUMN "banner" "enum_restaurants_opening_hours_special_hours_banner";
  ALTER TABLE "restaurants_menu" ADD COLUMN "photo_id" integer;
  ALTER TABLE "restaurants_menu" ADD COLUMN "sold_out" boolean;
  ALTER TABLE "restaurants_menu" ADD COLUMN "sold_out_on" timestamp(3) with time zone;
  ALTER TABLE "_restaurants_v_version_opening_hours_closures" ADD COLUMN "banner" "enum__restaurants_v_version_opening_hours_closures_banner";
  ALTER TABLE "_restaurants_v_version_opening_hours_special_hours" ADD COLUMN "banner" "enum__restaurants_v_version_opening_hours_special_hours_banner";
  ALTER TABLE "_restaurants_v_version_menu" ADD COLUMN "photo_id" integer;
  ALTER TABLE "_restaurants_v_version_menu" ADD COLUMN "sold_out" boolean;
  ALTER TABLE "_restaurants_v_version_menu" ADD COLUMN "sold_out_on" timestamp(3) with time zone;
  ALTER TABLE "_restaurants_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_solutions_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_testimonials_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "uploaded_by" numeric;
  ALTER TABLE "videos" ADD COLUMN "uploaded_by" numeric;
  ALTER TABLE "users_sessions" ADD COLUMN "browser" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "second_factors_id" integer;
  ALTER TABLE "_hero_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_experience_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_solutions_section_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_innovation_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_process_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_cta_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_about_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_contact_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_company_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_restaurants_fk" FOREIGN KEY ("restaurants_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors_texts" ADD CONSTRAINT "second_factors_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sign_in_rules_second_factor_for" ADD CONSTRAINT "sign_in_rules_second_factor_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sign_in_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_restaurants_id_idx" ON "users_rels" USING btree ("restaurants_id");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE INDEX "second_factors_texts_order_parent" ON "second_factors_texts" USING btree ("order","parent_id");
  CREATE INDEX "second_factors_texts_by_document_idx" ON "second_factors_texts" USING btree ("parent_id");
  CREATE INDEX "presence_place_idx" ON "presence" USING btree ("place");
  CREATE UNIQUE INDEX "presence_screen_idx" ON "presence" USING btree ("screen");
  CREATE INDEX "presence_seen_at_idx" ON "presence" USING btree ("seen_at");
  CREATE INDEX "sign_in_rules_second_factor_for_order_idx" ON "sign_in_rules_second_factor_for" USING btree ("order");
  CREATE INDEX "sign_in_rules_second_factor_for_parent_idx" ON "sign_in_rules_second_factor_for" USING btree ("parent_id");
  ALTER TABLE "restaurants_menu" ADD CONSTRAINT "restaurants_menu_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu" ADD CONSTRAINT "_restaurants_v_version_menu_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "enquiries_mail_trouble_idx" ON "enquiries" USING btree ("mail_trouble");
  CREATE INDEX "restaurants_menu_photo_idx" ON "restaurants_menu" USING btree ("photo_id");
  CREATE INDEX "_restaurants_v_version_menu_photo_idx" ON "_restaurants_v_version_menu" USING btree ("photo_id");
  CREATE INDEX "_restaurants_v_autosave_idx" ON "_restaurants_v" USING btree ("autosave");
  CREATE INDEX "_solutions_v_autosave_idx" ON "_solutions_v" USING btree ("autosave");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "media_uploaded_by_idx" ON "media" USING btree ("uploaded_by");
  CREATE INDEX "videos_uploaded_by_idx" ON "videos" USING btree ("uploaded_by");
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");
  CREATE INDEX "_hero_v_autosave_idx" ON "_hero_v" USING btree ("autosave");
  CREATE INDEX "_experience_v_autosave_idx" ON "_experience_v" USING btree ("autosave");
  CREATE INDEX "_solutions_section_v_autosave_idx" ON "_solutions_section_v" USING btree ("autosave");
  CREATE INDEX "_innovation_v_autosave_idx" ON "_innovation_v" USING btree ("autosave");
  CREATE INDEX "_process_v_autosave_idx" ON "_process_v" USING btree ("autosave");
  CREATE INDEX "_cta_v_autosave_idx" ON "_cta_v" USING btree ("autosave");
  CREATE INDEX "_about_v_autosave_idx" ON "_about_v" USING btree ("autosave");
  CREATE INDEX "_contact_v_autosave_idx" ON "_contact_v" USING btree ("autosave");
  CREATE INDEX "_company_v_autosave_idx" ON "_company_v" USING btree ("autosave");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "second_factors_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "presence" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_in_rules_second_factor_for" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_in_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_rels" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "second_factors_texts" CASCADE;
  DROP TABLE "presence" CASCADE;
  DROP TABLE "sign_in_rules_second_factor_for" CASCADE;
  DROP TABLE "sign_in_rules" CASCADE;
  ALTER TABLE "restaurants_menu" DROP CONSTRAINT "restaurants_menu_photo_id_media_id_fk";
  
  ALTER TABLE "_restaurants_v_version_menu" DROP CONSTRAINT "_restaurants_v_version_menu_photo_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_second_factors_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'admin');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "enquiries_mail_trouble_idx";
  DROP INDEX "restaurants_menu_photo_idx";
  DROP INDEX "_restaurants_v_version_menu_photo_idx";
  DROP INDEX "_restaurants_v_autosave_idx";
  DROP INDEX "_solutions_v_autosave_idx";
  DROP INDEX "_testimonials_v_autosave_idx";
  DROP INDEX "media_uploaded_by_idx";
  DROP INDEX "videos_uploaded_by_idx";
  DROP INDEX "payload_locked_documents_rels_second_factors_id_idx";
  DROP INDEX "_hero_v_autosave_idx";
  DROP INDEX "_experience_v_autosave_idx";
  DROP INDEX "_solutions_section_v_autosave_idx";
  DROP INDEX "_innovation_v_autosave_idx";
  DROP INDEX "_process_v_autosave_idx";
  DROP INDEX "_cta_v_autosave_idx";
  DROP INDEX "_about_v_autosave_idx";
  DROP INDEX "_contact_v_autosave_idx";
  DROP INDEX "_company_v_autosave_idx";
  ALTER TABLE "enquiries" DROP COLUMN "mail_trouble";
  ALTER TABLE "restaurants_opening_hours_closures" DROP COLUMN "banner";
  ALTER TABLE "restaurants_opening_hours_special_hours" DROP COLUMN "banner";
  ALTER TABLE "restaurants_menu" DROP COLUMN "photo_id";
  ALTER TABLE "restaurants_menu" DROP COLUMN "sold_out";
  ALTER TABLE "restaurants_menu" DROP COLUMN "sold_out_on";
  ALTER TABLE "_restaurants_v_version_opening_hours_closures" DROP COLUMN "banner";
  ALTER TABLE "_restaurants_v_version_opening_hours_special_hours" DROP COLUMN "banner";
  ALTER TABLE "_restaurants_v_version_menu" DROP COLUMN "photo_id";
  ALTER TABLE "_restaurants_v_version_menu" DROP COLUMN "sold_out";
  ALTER TABLE "_restaurants_v_version_menu" DROP COLUMN "sold_out_on";
  ALTER TABLE "_restaurants_v" DROP COLUMN "autosave";
  ALTER TABLE "_solutions_v" DROP COLUMN "autosave";
  ALTER TABLE "_testimonials_v" DROP COLUMN "autosave";
  ALTER TABLE "media" DROP COLUMN "decorative";
  ALTER TABLE "media" DROP COLUMN "uploaded_by";
  ALTER TABLE "videos" DROP COLUMN "uploaded_by";
  ALTER TABLE "users_sessions" DROP COLUMN "browser";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "second_factors_id";
  ALTER TABLE "_hero_v" DROP COLUMN "autosave";
  ALTER TABLE "_experience_v" DROP COLUMN "autosave";
  ALTER TABLE "_solutions_section_v" DROP COLUMN "autosave";
  ALTER TABLE "_innovation_v" DROP COLUMN "autosave";
  ALTER TABLE "_process_v" DROP COLUMN "autosave";
  ALTER TABLE "_cta_v" DROP COLUMN "autosave";
  ALTER TABLE "_about_v" DROP COLUMN "autosave";
  ALTER TABLE "_contact_v" DROP COLUMN "autosave";
  ALTER TABLE "_company_v" DROP COLUMN "autosave";
  DROP TYPE "public"."enum_enquiries_mail_trouble";
  DROP TYPE "public"."enum_restaurants_opening_hours_closures_banner";
  DROP TYPE "public"."enum_restaurants_opening_hours_special_hours_banner";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_closures_banner";
  DROP TYPE "public"."enum__restaurants_v_version_opening_hours_special_hours_banner";
  DROP TYPE "public"."enum_sign_in_rules_second_factor_for";`)
}
