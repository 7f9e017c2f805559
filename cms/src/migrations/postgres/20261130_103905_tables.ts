import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_guest_acts_kind" AS ENUM('cancelled', 'said');
  CREATE TYPE "public"."enum_restaurants_standing_kind" AS ENUM('moves', 'pauses', 'closes');
  CREATE TYPE "public"."enum__restaurants_v_version_standing_kind" AS ENUM('moves', 'pauses', 'closes');
  CREATE TYPE "public"."enum_dishes_pricing" AS ENUM('from', 'market');
  CREATE TYPE "public"."enum__dishes_v_version_pricing" AS ENUM('from', 'market');
  CREATE TYPE "public"."enum_menus_sessions" AS ENUM('lunch', 'dinner');
  CREATE TYPE "public"."enum_menus_days" AS ENUM('weekday', 'weekend', 'holiday');
  CREATE TYPE "public"."enum__menus_v_version_sessions" AS ENUM('lunch', 'dinner');
  CREATE TYPE "public"."enum__menus_v_version_days" AS ENUM('weekday', 'weekend', 'holiday');
  CREATE TYPE "public"."enum_booked_sitting" AS ENUM('lunch', 'dinner');
  CREATE TYPE "public"."enum__booked_v_version_sitting" AS ENUM('lunch', 'dinner');
  ALTER TYPE "public"."enum_enquiries_marks" ADD VALUE 'came-while-full';
  ALTER TYPE "public"."enum_enquiries_table_state" ADD VALUE 'cancelled';
  CREATE TABLE "enquiries_guest_acts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_enquiries_guest_acts_kind" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"people" numeric,
  	"time" varchar,
  	"words" varchar
  );
  
  CREATE TABLE "recipients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"restaurant" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "recipients_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "menus_sessions" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_menus_sessions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "menus_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_menus_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"restaurant_id" integer NOT NULL,
  	"translation_ledger" jsonb,
  	"place" varchar NOT NULL,
  	"key" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "menus_locales" (
  	"name" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_sessions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__menus_v_version_sessions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_menus_v_version_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__menus_v_version_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_restaurant_id" integer NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_place" varchar NOT NULL,
  	"version_key" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_menus_v_locales" (
  	"version_name" varchar,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "booked" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"restaurant_id" integer NOT NULL,
  	"translation_ledger" jsonb,
  	"day" timestamp(3) with time zone NOT NULL,
  	"sitting" "enum_booked_sitting",
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_booked_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_restaurant_id" integer NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_day" timestamp(3) with time zone NOT NULL,
  	"version_sitting" "enum__booked_v_version_sitting",
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "table_due_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "table_late_mailed_at" timestamp(3) with time zone;
  ALTER TABLE "restaurants" ADD COLUMN "standing_kind" "enum_restaurants_standing_kind";
  ALTER TABLE "restaurants" ADD COLUMN "standing_from" timestamp(3) with time zone;
  ALTER TABLE "restaurants" ADD COLUMN "standing_to" timestamp(3) with time zone;
  ALTER TABLE "restaurants" ADD COLUMN "standing_last_day" timestamp(3) with time zone;
  ALTER TABLE "restaurants" ADD COLUMN "standing_phone" varchar;
  ALTER TABLE "restaurants" ADD COLUMN "standing_map_link" varchar;
  ALTER TABLE "restaurants" ADD COLUMN "standing_until" timestamp(3) with time zone;
  ALTER TABLE "restaurants_locales" ADD COLUMN "standing_address" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "standing_area" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "standing_note" varchar;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_standing_kind" "enum__restaurants_v_version_standing_kind";
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_standing_from" timestamp(3) with time zone;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_standing_to" timestamp(3) with time zone;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_standing_last_day" timestamp(3) with time zone;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_standing_phone" varchar;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_standing_map_link" varchar;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_standing_until" timestamp(3) with time zone;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_standing_address" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_standing_area" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_standing_note" varchar;
  ALTER TABLE "dishes" ADD COLUMN "prices" jsonb;
  ALTER TABLE "dishes" ADD COLUMN "pricing" "enum_dishes_pricing";
  ALTER TABLE "dishes" ADD COLUMN "people" numeric;
  ALTER TABLE "dishes" ADD COLUMN "notice" numeric;
  ALTER TABLE "dishes" ADD COLUMN "minutes" numeric;
  ALTER TABLE "dishes" ADD COLUMN "extras" jsonb;
  ALTER TABLE "dishes" ADD COLUMN "menu" varchar;
  ALTER TABLE "dishes_locales" ADD COLUMN "course" varchar;
  ALTER TABLE "_dishes_v" ADD COLUMN "version_prices" jsonb;
  ALTER TABLE "_dishes_v" ADD COLUMN "version_pricing" "enum__dishes_v_version_pricing";
  ALTER TABLE "_dishes_v" ADD COLUMN "version_people" numeric;
  ALTER TABLE "_dishes_v" ADD COLUMN "version_notice" numeric;
  ALTER TABLE "_dishes_v" ADD COLUMN "version_minutes" numeric;
  ALTER TABLE "_dishes_v" ADD COLUMN "version_extras" jsonb;
  ALTER TABLE "_dishes_v" ADD COLUMN "version_menu" varchar;
  ALTER TABLE "_dishes_v_locales" ADD COLUMN "version_course" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "away_subject" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "away_text" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "moved_subject" varchar;
  ALTER TABLE "reply_letters_locales" ADD COLUMN "moved_text" varchar;
  ALTER TABLE "enquiries_guest_acts" ADD CONSTRAINT "enquiries_guest_acts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recipients_texts" ADD CONSTRAINT "recipients_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."recipients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_sessions" ADD CONSTRAINT "menus_sessions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_days" ADD CONSTRAINT "menus_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_locales" ADD CONSTRAINT "menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_sessions" ADD CONSTRAINT "_menus_v_version_sessions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_days" ADD CONSTRAINT "_menus_v_version_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_parent_id_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_version_restaurant_id_restaurants_id_fk" FOREIGN KEY ("version_restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_locales" ADD CONSTRAINT "_menus_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booked" ADD CONSTRAINT "booked_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_booked_v" ADD CONSTRAINT "_booked_v_parent_id_booked_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booked"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_booked_v" ADD CONSTRAINT "_booked_v_version_restaurant_id_restaurants_id_fk" FOREIGN KEY ("version_restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "enquiries_guest_acts_order_idx" ON "enquiries_guest_acts" USING btree ("_order");
  CREATE INDEX "enquiries_guest_acts_parent_id_idx" ON "enquiries_guest_acts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "recipients_restaurant_idx" ON "recipients" USING btree ("restaurant");
  CREATE INDEX "recipients_updated_at_idx" ON "recipients" USING btree ("updated_at");
  CREATE INDEX "recipients_created_at_idx" ON "recipients" USING btree ("created_at");
  CREATE INDEX "recipients_texts_order_parent" ON "recipients_texts" USING btree ("order","parent_id");
  CREATE INDEX "recipients_texts_by_document_idx" ON "recipients_texts" USING btree ("parent_id");
  CREATE INDEX "menus_sessions_order_idx" ON "menus_sessions" USING btree ("order");
  CREATE INDEX "menus_sessions_parent_idx" ON "menus_sessions" USING btree ("parent_id");
  CREATE INDEX "menus_days_order_idx" ON "menus_days" USING btree ("order");
  CREATE INDEX "menus_days_parent_idx" ON "menus_days" USING btree ("parent_id");
  CREATE INDEX "menus_restaurant_idx" ON "menus" USING btree ("restaurant_id");
  CREATE INDEX "menus_place_idx" ON "menus" USING btree ("place");
  CREATE INDEX "menus_updated_at_idx" ON "menus" USING btree ("updated_at");
  CREATE INDEX "menus_created_at_idx" ON "menus" USING btree ("created_at");
  CREATE INDEX "menus_deleted_at_idx" ON "menus" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "menus_locales_locale_parent_id_unique" ON "menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_locales_by_document_idx" ON "menus_locales" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_sessions_order_idx" ON "_menus_v_version_sessions" USING btree ("order");
  CREATE INDEX "_menus_v_version_sessions_parent_idx" ON "_menus_v_version_sessions" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_days_order_idx" ON "_menus_v_version_days" USING btree ("order");
  CREATE INDEX "_menus_v_version_days_parent_idx" ON "_menus_v_version_days" USING btree ("parent_id");
  CREATE INDEX "_menus_v_parent_idx" ON "_menus_v" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version_restaurant_idx" ON "_menus_v" USING btree ("version_restaurant_id");
  CREATE INDEX "_menus_v_version_version_place_idx" ON "_menus_v" USING btree ("version_place");
  CREATE INDEX "_menus_v_version_version_updated_at_idx" ON "_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_menus_v_version_version_created_at_idx" ON "_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_menus_v_version_version_deleted_at_idx" ON "_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_menus_v_locales_locale_parent_id_unique" ON "_menus_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_locales_by_document_idx" ON "_menus_v_locales" USING btree ("_parent_id");
  CREATE INDEX "booked_restaurant_idx" ON "booked" USING btree ("restaurant_id");
  CREATE INDEX "booked_updated_at_idx" ON "booked" USING btree ("updated_at");
  CREATE INDEX "booked_created_at_idx" ON "booked" USING btree ("created_at");
  CREATE INDEX "booked_deleted_at_idx" ON "booked" USING btree ("deleted_at");
  CREATE INDEX "_booked_v_parent_idx" ON "_booked_v" USING btree ("parent_id");
  CREATE INDEX "_booked_v_version_version_restaurant_idx" ON "_booked_v" USING btree ("version_restaurant_id");
  CREATE INDEX "_booked_v_version_version_updated_at_idx" ON "_booked_v" USING btree ("version_updated_at");
  CREATE INDEX "_booked_v_version_version_created_at_idx" ON "_booked_v" USING btree ("version_created_at");
  CREATE INDEX "_booked_v_version_version_deleted_at_idx" ON "_booked_v" USING btree ("version_deleted_at");
  CREATE INDEX "_booked_v_created_at_idx" ON "_booked_v" USING btree ("created_at");
  CREATE INDEX "_booked_v_updated_at_idx" ON "_booked_v" USING btree ("updated_at");
  CREATE INDEX "enquiries_table_due_at_idx" ON "enquiries" USING btree ("table_due_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries_guest_acts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recipients_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_version_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booked" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_booked_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "enquiries_guest_acts" CASCADE;
  DROP TABLE "recipients" CASCADE;
  DROP TABLE "recipients_texts" CASCADE;
  DROP TABLE "menus_sessions" CASCADE;
  DROP TABLE "menus_days" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "menus_locales" CASCADE;
  DROP TABLE "_menus_v_version_sessions" CASCADE;
  DROP TABLE "_menus_v_version_days" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "_menus_v_locales" CASCADE;
  DROP TABLE "booked" CASCADE;
  DROP TABLE "_booked_v" CASCADE;
  ALTER TABLE "enquiries_marks" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_marks";
  CREATE TYPE "public"."enum_enquiries_marks" AS ENUM('phone-may-lack-a-digit', 'hidden-field-filled', 'sent-too-fast', 'many-at-once');
  ALTER TABLE "enquiries_marks" ALTER COLUMN "value" SET DATA TYPE "public"."enum_enquiries_marks" USING "value"::"public"."enum_enquiries_marks";
  ALTER TABLE "enquiries" ALTER COLUMN "table_state" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_table_state";
  CREATE TYPE "public"."enum_enquiries_table_state" AS ENUM('asked', 'confirmed', 'declined');
  ALTER TABLE "enquiries" ALTER COLUMN "table_state" SET DATA TYPE "public"."enum_enquiries_table_state" USING "table_state"::"public"."enum_enquiries_table_state";
  DROP INDEX "enquiries_table_due_at_idx";
  ALTER TABLE "enquiries" DROP COLUMN "table_due_at";
  ALTER TABLE "enquiries" DROP COLUMN "table_late_mailed_at";
  ALTER TABLE "restaurants" DROP COLUMN "standing_kind";
  ALTER TABLE "restaurants" DROP COLUMN "standing_from";
  ALTER TABLE "restaurants" DROP COLUMN "standing_to";
  ALTER TABLE "restaurants" DROP COLUMN "standing_last_day";
  ALTER TABLE "restaurants" DROP COLUMN "standing_phone";
  ALTER TABLE "restaurants" DROP COLUMN "standing_map_link";
  ALTER TABLE "restaurants" DROP COLUMN "standing_until";
  ALTER TABLE "restaurants_locales" DROP COLUMN "standing_address";
  ALTER TABLE "restaurants_locales" DROP COLUMN "standing_area";
  ALTER TABLE "restaurants_locales" DROP COLUMN "standing_note";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_standing_kind";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_standing_from";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_standing_to";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_standing_last_day";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_standing_phone";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_standing_map_link";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_standing_until";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_standing_address";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_standing_area";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_standing_note";
  ALTER TABLE "dishes" DROP COLUMN "prices";
  ALTER TABLE "dishes" DROP COLUMN "pricing";
  ALTER TABLE "dishes" DROP COLUMN "people";
  ALTER TABLE "dishes" DROP COLUMN "notice";
  ALTER TABLE "dishes" DROP COLUMN "minutes";
  ALTER TABLE "dishes" DROP COLUMN "extras";
  ALTER TABLE "dishes" DROP COLUMN "menu";
  ALTER TABLE "dishes_locales" DROP COLUMN "course";
  ALTER TABLE "_dishes_v" DROP COLUMN "version_prices";
  ALTER TABLE "_dishes_v" DROP COLUMN "version_pricing";
  ALTER TABLE "_dishes_v" DROP COLUMN "version_people";
  ALTER TABLE "_dishes_v" DROP COLUMN "version_notice";
  ALTER TABLE "_dishes_v" DROP COLUMN "version_minutes";
  ALTER TABLE "_dishes_v" DROP COLUMN "version_extras";
  ALTER TABLE "_dishes_v" DROP COLUMN "version_menu";
  ALTER TABLE "_dishes_v_locales" DROP COLUMN "version_course";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "away_subject";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "away_text";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "moved_subject";
  ALTER TABLE "reply_letters_locales" DROP COLUMN "moved_text";
  DROP TYPE "public"."enum_enquiries_guest_acts_kind";
  DROP TYPE "public"."enum_restaurants_standing_kind";
  DROP TYPE "public"."enum__restaurants_v_version_standing_kind";
  DROP TYPE "public"."enum_dishes_pricing";
  DROP TYPE "public"."enum__dishes_v_version_pricing";
  DROP TYPE "public"."enum_menus_sessions";
  DROP TYPE "public"."enum_menus_days";
  DROP TYPE "public"."enum__menus_v_version_sessions";
  DROP TYPE "public"."enum__menus_v_version_days";
  DROP TYPE "public"."enum_booked_sitting";
  DROP TYPE "public"."enum__booked_v_version_sitting";`)
}
