import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_table_state" AS ENUM('asked', 'confirmed', 'declined');
  CREATE TYPE "public"."enum_restaurants_menu_required_allergens" AS ENUM('shrimp', 'crab', 'walnut', 'wheat', 'buckwheat', 'egg', 'milk', 'peanut');
  CREATE TYPE "public"."enum_restaurants_menu_recommended_allergens" AS ENUM('almond', 'abalone', 'squid', 'salmonRoe', 'orange', 'cashew', 'kiwi', 'beef', 'sesame', 'salmon', 'mackerel', 'soy', 'chicken', 'banana', 'pork', 'macadamia', 'peach', 'yam', 'apple', 'gelatin');
  CREATE TYPE "public"."enum_restaurants_menu_marks" AS ENUM('vegetarian', 'vegan', 'halal', 'rawFish', 'alcohol');
  CREATE TYPE "public"."enum_restaurants_facts_step_free" AS ENUM('entrance', 'toilet');
  CREATE TYPE "public"."enum_restaurants_facts_children" AS ENUM('welcome', 'highChairs', 'childrensMenu', 'strollers');
  CREATE TYPE "public"."enum_restaurants_facts_payment" AS ENUM('cash', 'cards', 'codes', 'transitCards', 'eMoney');
  CREATE TYPE "public"."enum_restaurants_reservations_slot_minutes" AS ENUM('15', '30', '60');
  CREATE TYPE "public"."enum_restaurants_facts_parking" AS ENUM('own', 'nearby', 'none');
  CREATE TYPE "public"."enum_restaurants_facts_smoking" AS ENUM('none', 'smokingRoom', 'heatedTobaccoRoom', 'smokingAllowed', 'smokingPurpose');
  CREATE TYPE "public"."enum__restaurants_v_version_menu_required_allergens" AS ENUM('shrimp', 'crab', 'walnut', 'wheat', 'buckwheat', 'egg', 'milk', 'peanut');
  CREATE TYPE "public"."enum__restaurants_v_version_menu_recommended_allergens" AS ENUM('almond', 'abalone', 'squid', 'salmonRoe', 'orange', 'cashew', 'kiwi', 'beef', 'sesame', 'salmon', 'mackerel', 'soy', 'chicken', 'banana', 'pork', 'macadamia', 'peach', 'yam', 'apple', 'gelatin');
  CREATE TYPE "public"."enum__restaurants_v_version_menu_marks" AS ENUM('vegetarian', 'vegan', 'halal', 'rawFish', 'alcohol');
  CREATE TYPE "public"."enum__restaurants_v_version_facts_step_free" AS ENUM('entrance', 'toilet');
  CREATE TYPE "public"."enum__restaurants_v_version_facts_children" AS ENUM('welcome', 'highChairs', 'childrensMenu', 'strollers');
  CREATE TYPE "public"."enum__restaurants_v_version_facts_payment" AS ENUM('cash', 'cards', 'codes', 'transitCards', 'eMoney');
  CREATE TYPE "public"."enum__restaurants_v_version_reservations_slot_minutes" AS ENUM('15', '30', '60');
  CREATE TYPE "public"."enum__restaurants_v_version_facts_parking" AS ENUM('own', 'nearby', 'none');
  CREATE TYPE "public"."enum__restaurants_v_version_facts_smoking" AS ENUM('none', 'smokingRoom', 'heatedTobaccoRoom', 'smokingAllowed', 'smokingPurpose');
  CREATE TABLE "restaurants_opening_hours_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar,
  	"last_order" varchar
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
  
  CREATE TABLE "restaurants_facts_stations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"minutes_on_foot" numeric
  );
  
  CREATE TABLE "restaurants_facts_stations_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "restaurants_facts_step_free" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_restaurants_facts_step_free",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants_facts_children" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_restaurants_facts_children",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "restaurants_facts_payment" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_restaurants_facts_payment",
  	"id" serial PRIMARY KEY NOT NULL
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
  
  CREATE TABLE "_restaurants_v_version_facts_stations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"minutes_on_foot" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_restaurants_v_version_facts_stations_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_facts_step_free" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_facts_step_free",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_facts_children" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_facts_children",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_restaurants_v_version_facts_payment" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__restaurants_v_version_facts_payment",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "about_businesses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "about_businesses_locales" (
  	"name" varchar,
  	"what" varchar,
  	"for_whom" varchar,
  	"how_to_ask" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_about_v_version_businesses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_businesses_locales" (
  	"name" varchar,
  	"what" varchar,
  	"for_whom" varchar,
  	"how_to_ask" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "company_profile" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "company_profile_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_company_v_version_profile" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v_version_profile_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "table_restaurant" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "table_date" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "table_time" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "table_people" numeric;
  ALTER TABLE "enquiries" ADD COLUMN "table_state" "enum_enquiries_table_state";
  ALTER TABLE "enquiries" ADD COLUMN "table_answered_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "table_answered_by" varchar;
  ALTER TABLE "restaurants_menu" ADD COLUMN "allergens_checked" boolean;
  ALTER TABLE "restaurants" ADD COLUMN "reservations_largest_party" numeric;
  ALTER TABLE "restaurants" ADD COLUMN "reservations_lead_days" numeric;
  ALTER TABLE "restaurants" ADD COLUMN "reservations_days_ahead" numeric;
  ALTER TABLE "restaurants" ADD COLUMN "reservations_slot_minutes" "enum_restaurants_reservations_slot_minutes";
  ALTER TABLE "restaurants" ADD COLUMN "reservations_last_seating_minutes" numeric;
  ALTER TABLE "restaurants" ADD COLUMN "facts_drawn_map_id" integer;
  ALTER TABLE "restaurants" ADD COLUMN "facts_parking" "enum_restaurants_facts_parking";
  ALTER TABLE "restaurants" ADD COLUMN "facts_seats" numeric;
  ALTER TABLE "restaurants" ADD COLUMN "facts_private_rooms" numeric;
  ALTER TABLE "restaurants" ADD COLUMN "facts_booking_link" varchar;
  ALTER TABLE "restaurants" ADD COLUMN "facts_website" varchar;
  ALTER TABLE "restaurants" ADD COLUMN "facts_lunch_from" numeric;
  ALTER TABLE "restaurants" ADD COLUMN "facts_lunch_to" numeric;
  ALTER TABLE "restaurants" ADD COLUMN "facts_dinner_from" numeric;
  ALTER TABLE "restaurants" ADD COLUMN "facts_dinner_to" numeric;
  ALTER TABLE "restaurants" ADD COLUMN "facts_table_charge" numeric;
  ALTER TABLE "restaurants" ADD COLUMN "facts_smoking" "enum_restaurants_facts_smoking";
  ALTER TABLE "restaurants" ADD COLUMN "facts_postal_code" varchar;
  ALTER TABLE "restaurants" ADD COLUMN "facts_coordinates" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "facts_directions" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "facts_parking_remarks" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "facts_step_free_remarks" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "facts_seats_remarks" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "facts_children_remarks" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "facts_table_charge_remarks" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "facts_payment_remarks" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "facts_smoking_remarks" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "facts_dress" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "facts_cancellation" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "facts_region" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "facts_locality" varchar;
  ALTER TABLE "restaurants_locales" ADD COLUMN "facts_street" varchar;
  ALTER TABLE "_restaurants_v_version_menu" ADD COLUMN "allergens_checked" boolean;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_reservations_largest_party" numeric;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_reservations_lead_days" numeric;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_reservations_days_ahead" numeric;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_reservations_slot_minutes" "enum__restaurants_v_version_reservations_slot_minutes";
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_reservations_last_seating_minutes" numeric;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_drawn_map_id" integer;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_parking" "enum__restaurants_v_version_facts_parking";
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_seats" numeric;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_private_rooms" numeric;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_booking_link" varchar;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_website" varchar;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_lunch_from" numeric;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_lunch_to" numeric;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_dinner_from" numeric;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_dinner_to" numeric;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_table_charge" numeric;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_smoking" "enum__restaurants_v_version_facts_smoking";
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_postal_code" varchar;
  ALTER TABLE "_restaurants_v" ADD COLUMN "version_facts_coordinates" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_facts_directions" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_facts_parking_remarks" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_facts_step_free_remarks" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_facts_seats_remarks" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_facts_children_remarks" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_facts_table_charge_remarks" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_facts_payment_remarks" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_facts_smoking_remarks" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_facts_dress" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_facts_cancellation" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_facts_region" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_facts_locality" varchar;
  ALTER TABLE "_restaurants_v_locales" ADD COLUMN "version_facts_street" varchar;
  ALTER TABLE "solutions" ADD COLUMN "part" varchar;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_part" varchar;
  ALTER TABLE "hero_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "_hero_v_locales" ADD COLUMN "version_note" varchar;
  ALTER TABLE "innovation_locales" ADD COLUMN "note" varchar;
  ALTER TABLE "_innovation_v_locales" ADD COLUMN "version_note" varchar;
  ALTER TABLE "contact_locales" ADD COLUMN "form_response_time" varchar;
  ALTER TABLE "_contact_v_locales" ADD COLUMN "version_form_response_time" varchar;
  ALTER TABLE "company_businesses" ADD COLUMN "part" varchar;
  ALTER TABLE "company" ADD COLUMN "founded_on" timestamp(3) with time zone;
  ALTER TABLE "company" ADD COLUMN "employees" numeric;
  ALTER TABLE "company" ADD COLUMN "announcement_link" varchar;
  ALTER TABLE "company" ADD COLUMN "announcement_from" timestamp(3) with time zone;
  ALTER TABLE "company" ADD COLUMN "announcement_until" timestamp(3) with time zone;
  ALTER TABLE "company_locales" ADD COLUMN "phone_hours" varchar;
  ALTER TABLE "company_locales" ADD COLUMN "representative" varchar;
  ALTER TABLE "company_locales" ADD COLUMN "capital" varchar;
  ALTER TABLE "company_locales" ADD COLUMN "recruitment_licence" varchar;
  ALTER TABLE "company_locales" ADD COLUMN "recruitment_licensed_on" varchar;
  ALTER TABLE "company_locales" ADD COLUMN "recruitment_occupations" varchar;
  ALTER TABLE "company_locales" ADD COLUMN "recruitment_fees" varchar;
  ALTER TABLE "company_locales" ADD COLUMN "recruitment_refunds" varchar;
  ALTER TABLE "company_locales" ADD COLUMN "recruitment_complaints" varchar;
  ALTER TABLE "company_locales" ADD COLUMN "recruitment_personal_information" varchar;
  ALTER TABLE "company_locales" ADD COLUMN "announcement_text" varchar;
  ALTER TABLE "_company_v_version_businesses" ADD COLUMN "part" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_founded_on" timestamp(3) with time zone;
  ALTER TABLE "_company_v" ADD COLUMN "version_employees" numeric;
  ALTER TABLE "_company_v" ADD COLUMN "version_announcement_link" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_announcement_from" timestamp(3) with time zone;
  ALTER TABLE "_company_v" ADD COLUMN "version_announcement_until" timestamp(3) with time zone;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_phone_hours" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_representative" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_capital" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_recruitment_licence" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_recruitment_licensed_on" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_recruitment_occupations" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_recruitment_fees" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_recruitment_refunds" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_recruitment_complaints" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_recruitment_personal_information" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_announcement_text" varchar;
  ALTER TABLE "restaurants_opening_hours_special_hours" ADD CONSTRAINT "restaurants_opening_hours_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_opening_hours_special_hours_locales" ADD CONSTRAINT "restaurants_opening_hours_special_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants_opening_hours_special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu_required_allergens" ADD CONSTRAINT "restaurants_menu_required_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu_recommended_allergens" ADD CONSTRAINT "restaurants_menu_recommended_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_menu_marks" ADD CONSTRAINT "restaurants_menu_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_facts_stations" ADD CONSTRAINT "restaurants_facts_stations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_facts_stations_locales" ADD CONSTRAINT "restaurants_facts_stations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restaurants_facts_stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_facts_step_free" ADD CONSTRAINT "restaurants_facts_step_free_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_facts_children" ADD CONSTRAINT "restaurants_facts_children_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restaurants_facts_payment" ADD CONSTRAINT "restaurants_facts_payment_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_special_hours" ADD CONSTRAINT "_restaurants_v_version_opening_hours_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_opening_hours_special_hours_locales" ADD CONSTRAINT "_restaurants_v_version_opening_hours_special_hours_locale_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v_version_opening_hours_special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu_required_allergens" ADD CONSTRAINT "_restaurants_v_version_menu_required_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu_recommended_allergens" ADD CONSTRAINT "_restaurants_v_version_menu_recommended_allergens_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_menu_marks" ADD CONSTRAINT "_restaurants_v_version_menu_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_facts_stations" ADD CONSTRAINT "_restaurants_v_version_facts_stations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_facts_stations_locales" ADD CONSTRAINT "_restaurants_v_version_facts_stations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restaurants_v_version_facts_stations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_facts_step_free" ADD CONSTRAINT "_restaurants_v_version_facts_step_free_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_facts_children" ADD CONSTRAINT "_restaurants_v_version_facts_children_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restaurants_v_version_facts_payment" ADD CONSTRAINT "_restaurants_v_version_facts_payment_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restaurants_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_businesses" ADD CONSTRAINT "about_businesses_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_businesses" ADD CONSTRAINT "about_businesses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_businesses_locales" ADD CONSTRAINT "about_businesses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_businesses" ADD CONSTRAINT "_about_v_version_businesses_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_version_businesses" ADD CONSTRAINT "_about_v_version_businesses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_businesses_locales" ADD CONSTRAINT "_about_v_version_businesses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_businesses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_profile" ADD CONSTRAINT "company_profile_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_profile_locales" ADD CONSTRAINT "company_profile_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_profile" ADD CONSTRAINT "_company_v_version_profile_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_profile_locales" ADD CONSTRAINT "_company_v_version_profile_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v_version_profile"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "restaurants_facts_stations_order_idx" ON "restaurants_facts_stations" USING btree ("_order");
  CREATE INDEX "restaurants_facts_stations_parent_id_idx" ON "restaurants_facts_stations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "restaurants_facts_stations_locales_locale_parent_id_unique" ON "restaurants_facts_stations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "restaurants_facts_stations_locales_by_document_idx" ON "restaurants_facts_stations_locales" USING btree ("_parent_id");
  CREATE INDEX "restaurants_facts_step_free_order_idx" ON "restaurants_facts_step_free" USING btree ("order");
  CREATE INDEX "restaurants_facts_step_free_parent_idx" ON "restaurants_facts_step_free" USING btree ("parent_id");
  CREATE INDEX "restaurants_facts_children_order_idx" ON "restaurants_facts_children" USING btree ("order");
  CREATE INDEX "restaurants_facts_children_parent_idx" ON "restaurants_facts_children" USING btree ("parent_id");
  CREATE INDEX "restaurants_facts_payment_order_idx" ON "restaurants_facts_payment" USING btree ("order");
  CREATE INDEX "restaurants_facts_payment_parent_idx" ON "restaurants_facts_payment" USING btree ("parent_id");
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
  CREATE INDEX "_restaurants_v_version_facts_stations_order_idx" ON "_restaurants_v_version_facts_stations" USING btree ("_order");
  CREATE INDEX "_restaurants_v_version_facts_stations_parent_id_idx" ON "_restaurants_v_version_facts_stations" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_restaurants_v_version_facts_stations_locales_locale_parent_" ON "_restaurants_v_version_facts_stations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_restaurants_v_version_facts_stations_locales_by_document_idx" ON "_restaurants_v_version_facts_stations_locales" USING btree ("_parent_id");
  CREATE INDEX "_restaurants_v_version_facts_step_free_order_idx" ON "_restaurants_v_version_facts_step_free" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_facts_step_free_parent_idx" ON "_restaurants_v_version_facts_step_free" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_facts_children_order_idx" ON "_restaurants_v_version_facts_children" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_facts_children_parent_idx" ON "_restaurants_v_version_facts_children" USING btree ("parent_id");
  CREATE INDEX "_restaurants_v_version_facts_payment_order_idx" ON "_restaurants_v_version_facts_payment" USING btree ("order");
  CREATE INDEX "_restaurants_v_version_facts_payment_parent_idx" ON "_restaurants_v_version_facts_payment" USING btree ("parent_id");
  CREATE INDEX "about_businesses_order_idx" ON "about_businesses" USING btree ("_order");
  CREATE INDEX "about_businesses_parent_id_idx" ON "about_businesses" USING btree ("_parent_id");
  CREATE INDEX "about_businesses_image_idx" ON "about_businesses" USING btree ("image_id");
  CREATE UNIQUE INDEX "about_businesses_locales_locale_parent_id_unique" ON "about_businesses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_businesses_locales_by_document_idx" ON "about_businesses_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_businesses_order_idx" ON "_about_v_version_businesses" USING btree ("_order");
  CREATE INDEX "_about_v_version_businesses_parent_id_idx" ON "_about_v_version_businesses" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_businesses_image_idx" ON "_about_v_version_businesses" USING btree ("image_id");
  CREATE UNIQUE INDEX "_about_v_version_businesses_locales_locale_parent_id_unique" ON "_about_v_version_businesses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_businesses_locales_by_document_idx" ON "_about_v_version_businesses_locales" USING btree ("_parent_id");
  CREATE INDEX "company_profile_order_idx" ON "company_profile" USING btree ("_order");
  CREATE INDEX "company_profile_parent_id_idx" ON "company_profile" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "company_profile_locales_locale_parent_id_unique" ON "company_profile_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_profile_locales_by_document_idx" ON "company_profile_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_v_version_profile_order_idx" ON "_company_v_version_profile" USING btree ("_order");
  CREATE INDEX "_company_v_version_profile_parent_id_idx" ON "_company_v_version_profile" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_company_v_version_profile_locales_locale_parent_id_unique" ON "_company_v_version_profile_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_v_version_profile_locales_by_document_idx" ON "_company_v_version_profile_locales" USING btree ("_parent_id");
  ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_facts_drawn_map_id_media_id_fk" FOREIGN KEY ("facts_drawn_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restaurants_v" ADD CONSTRAINT "_restaurants_v_version_facts_drawn_map_id_media_id_fk" FOREIGN KEY ("version_facts_drawn_map_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "enquiries_table_date_idx" ON "enquiries" USING btree ("table_date");
  CREATE INDEX "restaurants_facts_facts_drawn_map_idx" ON "restaurants" USING btree ("facts_drawn_map_id");
  CREATE INDEX "_restaurants_v_version_facts_version_facts_drawn_map_idx" ON "_restaurants_v" USING btree ("version_facts_drawn_map_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "restaurants_opening_hours_special_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restaurants_opening_hours_special_hours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restaurants_menu_required_allergens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restaurants_menu_recommended_allergens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restaurants_menu_marks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restaurants_facts_stations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restaurants_facts_stations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restaurants_facts_step_free" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restaurants_facts_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restaurants_facts_payment" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restaurants_v_version_opening_hours_special_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restaurants_v_version_opening_hours_special_hours_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restaurants_v_version_menu_required_allergens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restaurants_v_version_menu_recommended_allergens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restaurants_v_version_menu_marks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restaurants_v_version_facts_stations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restaurants_v_version_facts_stations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restaurants_v_version_facts_step_free" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restaurants_v_version_facts_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restaurants_v_version_facts_payment" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_businesses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_businesses_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_businesses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_businesses_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_profile" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_profile_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_v_version_profile" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_v_version_profile_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "restaurants_opening_hours_special_hours" CASCADE;
  DROP TABLE "restaurants_opening_hours_special_hours_locales" CASCADE;
  DROP TABLE "restaurants_menu_required_allergens" CASCADE;
  DROP TABLE "restaurants_menu_recommended_allergens" CASCADE;
  DROP TABLE "restaurants_menu_marks" CASCADE;
  DROP TABLE "restaurants_facts_stations" CASCADE;
  DROP TABLE "restaurants_facts_stations_locales" CASCADE;
  DROP TABLE "restaurants_facts_step_free" CASCADE;
  DROP TABLE "restaurants_facts_children" CASCADE;
  DROP TABLE "restaurants_facts_payment" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_special_hours" CASCADE;
  DROP TABLE "_restaurants_v_version_opening_hours_special_hours_locales" CASCADE;
  DROP TABLE "_restaurants_v_version_menu_required_allergens" CASCADE;
  DROP TABLE "_restaurants_v_version_menu_recommended_allergens" CASCADE;
  DROP TABLE "_restaurants_v_version_menu_marks" CASCADE;
  DROP TABLE "_restaurants_v_version_facts_stations" CASCADE;
  DROP TABLE "_restaurants_v_version_facts_stations_locales" CASCADE;
  DROP TABLE "_restaurants_v_version_facts_step_free" CASCADE;
  DROP TABLE "_restaurants_v_version_facts_children" CASCADE;
  DROP TABLE "_restaurants_v_version_facts_payment" CASCADE;
  DROP TABLE "about_businesses" CASCADE;
  DROP TABLE "about_businesses_locales" CASCADE;
  DROP TABLE "_about_v_version_businesses" CASCADE;
  DROP TABLE "_about_v_version_businesses_locales" CASCADE;
  DROP TABLE "company_profile" CASCADE;
  DROP TABLE "company_profile_locales" CASCADE;
  DROP TABLE "_company_v_version_profile" CASCADE;
  DROP TABLE "_company_v_version_profile_locales" CASCADE;
  ALTER TABLE "restaurants" DROP CONSTRAINT "restaurants_facts_drawn_map_id_media_id_fk";
  
  ALTER TABLE "_restaurants_v" DROP CONSTRAINT "_restaurants_v_version_facts_drawn_map_id_media_id_fk";
  
  DROP INDEX "enquiries_table_date_idx";
  DROP INDEX "restaurants_facts_facts_drawn_map_idx";
  DROP INDEX "_restaurants_v_version_facts_version_facts_drawn_map_idx";
  ALTER TABLE "enquiries" DROP COLUMN "table_restaurant";
  ALTER TABLE "enquiries" DROP COLUMN "table_date";
  ALTER TABLE "enquiries" DROP COLUMN "table_time";
  ALTER TABLE "enquiries" DROP COLUMN "table_people";
  ALTER TABLE "enquiries" DROP COLUMN "table_state";
  ALTER TABLE "enquiries" DROP COLUMN "table_answered_at";
  ALTER TABLE "enquiries" DROP COLUMN "table_answered_by";
  ALTER TABLE "restaurants_menu" DROP COLUMN "allergens_checked";
  ALTER TABLE "restaurants" DROP COLUMN "reservations_largest_party";
  ALTER TABLE "restaurants" DROP COLUMN "reservations_lead_days";
  ALTER TABLE "restaurants" DROP COLUMN "reservations_days_ahead";
  ALTER TABLE "restaurants" DROP COLUMN "reservations_slot_minutes";
  ALTER TABLE "restaurants" DROP COLUMN "reservations_last_seating_minutes";
  ALTER TABLE "restaurants" DROP COLUMN "facts_drawn_map_id";
  ALTER TABLE "restaurants" DROP COLUMN "facts_parking";
  ALTER TABLE "restaurants" DROP COLUMN "facts_seats";
  ALTER TABLE "restaurants" DROP COLUMN "facts_private_rooms";
  ALTER TABLE "restaurants" DROP COLUMN "facts_booking_link";
  ALTER TABLE "restaurants" DROP COLUMN "facts_website";
  ALTER TABLE "restaurants" DROP COLUMN "facts_lunch_from";
  ALTER TABLE "restaurants" DROP COLUMN "facts_lunch_to";
  ALTER TABLE "restaurants" DROP COLUMN "facts_dinner_from";
  ALTER TABLE "restaurants" DROP COLUMN "facts_dinner_to";
  ALTER TABLE "restaurants" DROP COLUMN "facts_table_charge";
  ALTER TABLE "restaurants" DROP COLUMN "facts_smoking";
  ALTER TABLE "restaurants" DROP COLUMN "facts_postal_code";
  ALTER TABLE "restaurants" DROP COLUMN "facts_coordinates";
  ALTER TABLE "restaurants_locales" DROP COLUMN "facts_directions";
  ALTER TABLE "restaurants_locales" DROP COLUMN "facts_parking_remarks";
  ALTER TABLE "restaurants_locales" DROP COLUMN "facts_step_free_remarks";
  ALTER TABLE "restaurants_locales" DROP COLUMN "facts_seats_remarks";
  ALTER TABLE "restaurants_locales" DROP COLUMN "facts_children_remarks";
  ALTER TABLE "restaurants_locales" DROP COLUMN "facts_table_charge_remarks";
  ALTER TABLE "restaurants_locales" DROP COLUMN "facts_payment_remarks";
  ALTER TABLE "restaurants_locales" DROP COLUMN "facts_smoking_remarks";
  ALTER TABLE "restaurants_locales" DROP COLUMN "facts_dress";
  ALTER TABLE "restaurants_locales" DROP COLUMN "facts_cancellation";
  ALTER TABLE "restaurants_locales" DROP COLUMN "facts_region";
  ALTER TABLE "restaurants_locales" DROP COLUMN "facts_locality";
  ALTER TABLE "restaurants_locales" DROP COLUMN "facts_street";
  ALTER TABLE "_restaurants_v_version_menu" DROP COLUMN "allergens_checked";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_reservations_largest_party";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_reservations_lead_days";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_reservations_days_ahead";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_reservations_slot_minutes";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_reservations_last_seating_minutes";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_drawn_map_id";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_parking";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_seats";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_private_rooms";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_booking_link";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_website";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_lunch_from";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_lunch_to";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_dinner_from";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_dinner_to";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_table_charge";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_smoking";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_postal_code";
  ALTER TABLE "_restaurants_v" DROP COLUMN "version_facts_coordinates";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_facts_directions";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_facts_parking_remarks";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_facts_step_free_remarks";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_facts_seats_remarks";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_facts_children_remarks";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_facts_table_charge_remarks";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_facts_payment_remarks";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_facts_smoking_remarks";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_facts_dress";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_facts_cancellation";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_facts_region";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_facts_locality";
  ALTER TABLE "_restaurants_v_locales" DROP COLUMN "version_facts_street";
  ALTER TABLE "solutions" DROP COLUMN "part";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_part";
  ALTER TABLE "hero_locales" DROP COLUMN "note";
  ALTER TABLE "_hero_v_locales" DROP COLUMN "version_note";
  ALTER TABLE "innovation_locales" DROP COLUMN "note";
  ALTER TABLE "_innovation_v_locales" DROP COLUMN "version_note";
  ALTER TABLE "contact_locales" DROP COLUMN "form_response_time";
  ALTER TABLE "_contact_v_locales" DROP COLUMN "version_form_response_time";
  ALTER TABLE "company_businesses" DROP COLUMN "part";
  ALTER TABLE "company" DROP COLUMN "founded_on";
  ALTER TABLE "company" DROP COLUMN "employees";
  ALTER TABLE "company" DROP COLUMN "announcement_link";
  ALTER TABLE "company" DROP COLUMN "announcement_from";
  ALTER TABLE "company" DROP COLUMN "announcement_until";
  ALTER TABLE "company_locales" DROP COLUMN "phone_hours";
  ALTER TABLE "company_locales" DROP COLUMN "representative";
  ALTER TABLE "company_locales" DROP COLUMN "capital";
  ALTER TABLE "company_locales" DROP COLUMN "recruitment_licence";
  ALTER TABLE "company_locales" DROP COLUMN "recruitment_licensed_on";
  ALTER TABLE "company_locales" DROP COLUMN "recruitment_occupations";
  ALTER TABLE "company_locales" DROP COLUMN "recruitment_fees";
  ALTER TABLE "company_locales" DROP COLUMN "recruitment_refunds";
  ALTER TABLE "company_locales" DROP COLUMN "recruitment_complaints";
  ALTER TABLE "company_locales" DROP COLUMN "recruitment_personal_information";
  ALTER TABLE "company_locales" DROP COLUMN "announcement_text";
  ALTER TABLE "_company_v_version_businesses" DROP COLUMN "part";
  ALTER TABLE "_company_v" DROP COLUMN "version_founded_on";
  ALTER TABLE "_company_v" DROP COLUMN "version_employees";
  ALTER TABLE "_company_v" DROP COLUMN "version_announcement_link";
  ALTER TABLE "_company_v" DROP COLUMN "version_announcement_from";
  ALTER TABLE "_company_v" DROP COLUMN "version_announcement_until";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_phone_hours";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_representative";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_capital";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_recruitment_licence";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_recruitment_licensed_on";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_recruitment_occupations";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_recruitment_fees";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_recruitment_refunds";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_recruitment_complaints";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_recruitment_personal_information";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_announcement_text";
  DROP TYPE "public"."enum_enquiries_table_state";
  DROP TYPE "public"."enum_restaurants_menu_required_allergens";
  DROP TYPE "public"."enum_restaurants_menu_recommended_allergens";
  DROP TYPE "public"."enum_restaurants_menu_marks";
  DROP TYPE "public"."enum_restaurants_facts_step_free";
  DROP TYPE "public"."enum_restaurants_facts_children";
  DROP TYPE "public"."enum_restaurants_facts_payment";
  DROP TYPE "public"."enum_restaurants_reservations_slot_minutes";
  DROP TYPE "public"."enum_restaurants_facts_parking";
  DROP TYPE "public"."enum_restaurants_facts_smoking";
  DROP TYPE "public"."enum__restaurants_v_version_menu_required_allergens";
  DROP TYPE "public"."enum__restaurants_v_version_menu_recommended_allergens";
  DROP TYPE "public"."enum__restaurants_v_version_menu_marks";
  DROP TYPE "public"."enum__restaurants_v_version_facts_step_free";
  DROP TYPE "public"."enum__restaurants_v_version_facts_children";
  DROP TYPE "public"."enum__restaurants_v_version_facts_payment";
  DROP TYPE "public"."enum__restaurants_v_version_reservations_slot_minutes";
  DROP TYPE "public"."enum__restaurants_v_version_facts_parking";
  DROP TYPE "public"."enum__restaurants_v_version_facts_smoking";`)
}
