import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_published_locale" AS ENUM('ja', 'en');
  CREATE TYPE "public"."enum_page_heads_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_heads_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_heads_v_published_locale" AS ENUM('ja', 'en');
  CREATE TABLE "former_site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translation_ledger" jsonb,
  	"palette_brand" varchar DEFAULT '#1b2b55',
  	"palette_accent" varchar DEFAULT '#c3361a',
  	"palette_paper" varchar DEFAULT '#f8f4ec',
  	"palette_ink" varchar DEFAULT '#182441',
  	"mark" varchar,
  	"changed_by" varchar,
  	"_status" "enum_brand_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_palette_brand" varchar DEFAULT '#1b2b55',
  	"version_palette_accent" varchar DEFAULT '#c3361a',
  	"version_palette_paper" varchar DEFAULT '#f8f4ec',
  	"version_palette_ink" varchar DEFAULT '#182441',
  	"version_mark" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__brand_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brand_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "page_heads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translation_ledger" jsonb,
  	"home_picture_id" integer,
  	"restaurants_picture_id" integer,
  	"about_picture_id" integer,
  	"contact_picture_id" integer,
  	"privacy_picture_id" integer,
  	"accessibility_picture_id" integer,
  	"changed_by" varchar,
  	"_status" "enum_page_heads_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_heads_locales" (
  	"home_title" varchar,
  	"home_description" varchar,
  	"restaurants_title" varchar,
  	"restaurants_description" varchar,
  	"about_title" varchar,
  	"about_description" varchar,
  	"contact_title" varchar,
  	"contact_description" varchar,
  	"privacy_title" varchar,
  	"privacy_description" varchar,
  	"accessibility_title" varchar,
  	"accessibility_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_heads_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translation_ledger" jsonb,
  	"version_home_picture_id" integer,
  	"version_restaurants_picture_id" integer,
  	"version_about_picture_id" integer,
  	"version_contact_picture_id" integer,
  	"version_privacy_picture_id" integer,
  	"version_accessibility_picture_id" integer,
  	"version_changed_by" varchar,
  	"version__status" "enum__page_heads_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_heads_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_heads_v_locales" (
  	"version_home_title" varchar,
  	"version_home_description" varchar,
  	"version_restaurants_title" varchar,
  	"version_restaurants_description" varchar,
  	"version_about_title" varchar,
  	"version_about_description" varchar,
  	"version_contact_title" varchar,
  	"version_contact_description" varchar,
  	"version_privacy_title" varchar,
  	"version_privacy_description" varchar,
  	"version_accessibility_title" varchar,
  	"version_accessibility_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "page_heads" ADD CONSTRAINT "page_heads_home_picture_id_media_id_fk" FOREIGN KEY ("home_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_heads" ADD CONSTRAINT "page_heads_restaurants_picture_id_media_id_fk" FOREIGN KEY ("restaurants_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_heads" ADD CONSTRAINT "page_heads_about_picture_id_media_id_fk" FOREIGN KEY ("about_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_heads" ADD CONSTRAINT "page_heads_contact_picture_id_media_id_fk" FOREIGN KEY ("contact_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_heads" ADD CONSTRAINT "page_heads_privacy_picture_id_media_id_fk" FOREIGN KEY ("privacy_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_heads" ADD CONSTRAINT "page_heads_accessibility_picture_id_media_id_fk" FOREIGN KEY ("accessibility_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_heads_locales" ADD CONSTRAINT "page_heads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_heads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_heads_v" ADD CONSTRAINT "_page_heads_v_version_home_picture_id_media_id_fk" FOREIGN KEY ("version_home_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_heads_v" ADD CONSTRAINT "_page_heads_v_version_restaurants_picture_id_media_id_fk" FOREIGN KEY ("version_restaurants_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_heads_v" ADD CONSTRAINT "_page_heads_v_version_about_picture_id_media_id_fk" FOREIGN KEY ("version_about_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_heads_v" ADD CONSTRAINT "_page_heads_v_version_contact_picture_id_media_id_fk" FOREIGN KEY ("version_contact_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_heads_v" ADD CONSTRAINT "_page_heads_v_version_privacy_picture_id_media_id_fk" FOREIGN KEY ("version_privacy_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_heads_v" ADD CONSTRAINT "_page_heads_v_version_accessibility_picture_id_media_id_fk" FOREIGN KEY ("version_accessibility_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_heads_v_locales" ADD CONSTRAINT "_page_heads_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_heads_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brand__status_idx" ON "brand" USING btree ("_status");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_snapshot_idx" ON "_brand_v" USING btree ("snapshot");
  CREATE INDEX "_brand_v_published_locale_idx" ON "_brand_v" USING btree ("published_locale");
  CREATE INDEX "_brand_v_latest_idx" ON "_brand_v" USING btree ("latest");
  CREATE INDEX "_brand_v_autosave_idx" ON "_brand_v" USING btree ("autosave");
  CREATE INDEX "page_heads_home_home_picture_idx" ON "page_heads" USING btree ("home_picture_id");
  CREATE INDEX "page_heads_restaurants_restaurants_picture_idx" ON "page_heads" USING btree ("restaurants_picture_id");
  CREATE INDEX "page_heads_about_about_picture_idx" ON "page_heads" USING btree ("about_picture_id");
  CREATE INDEX "page_heads_contact_contact_picture_idx" ON "page_heads" USING btree ("contact_picture_id");
  CREATE INDEX "page_heads_privacy_privacy_picture_idx" ON "page_heads" USING btree ("privacy_picture_id");
  CREATE INDEX "page_heads_accessibility_accessibility_picture_idx" ON "page_heads" USING btree ("accessibility_picture_id");
  CREATE INDEX "page_heads__status_idx" ON "page_heads" USING btree ("_status");
  CREATE UNIQUE INDEX "page_heads_locales_locale_parent_id_unique" ON "page_heads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_heads_locales_by_document_idx" ON "page_heads_locales" USING btree ("_parent_id");
  CREATE INDEX "_page_heads_v_version_home_version_home_picture_idx" ON "_page_heads_v" USING btree ("version_home_picture_id");
  CREATE INDEX "_page_heads_v_version_restaurants_version_restaurants_pi_idx" ON "_page_heads_v" USING btree ("version_restaurants_picture_id");
  CREATE INDEX "_page_heads_v_version_about_version_about_picture_idx" ON "_page_heads_v" USING btree ("version_about_picture_id");
  CREATE INDEX "_page_heads_v_version_contact_version_contact_picture_idx" ON "_page_heads_v" USING btree ("version_contact_picture_id");
  CREATE INDEX "_page_heads_v_version_privacy_version_privacy_picture_idx" ON "_page_heads_v" USING btree ("version_privacy_picture_id");
  CREATE INDEX "_page_heads_v_version_accessibility_version_accessibilit_idx" ON "_page_heads_v" USING btree ("version_accessibility_picture_id");
  CREATE INDEX "_page_heads_v_version_version__status_idx" ON "_page_heads_v" USING btree ("version__status");
  CREATE INDEX "_page_heads_v_created_at_idx" ON "_page_heads_v" USING btree ("created_at");
  CREATE INDEX "_page_heads_v_updated_at_idx" ON "_page_heads_v" USING btree ("updated_at");
  CREATE INDEX "_page_heads_v_snapshot_idx" ON "_page_heads_v" USING btree ("snapshot");
  CREATE INDEX "_page_heads_v_published_locale_idx" ON "_page_heads_v" USING btree ("published_locale");
  CREATE INDEX "_page_heads_v_latest_idx" ON "_page_heads_v" USING btree ("latest");
  CREATE INDEX "_page_heads_v_autosave_idx" ON "_page_heads_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_page_heads_v_locales_locale_parent_id_unique" ON "_page_heads_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_heads_v_locales_by_document_idx" ON "_page_heads_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "former_site" CASCADE;
  DROP TABLE "brand" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  DROP TABLE "page_heads" CASCADE;
  DROP TABLE "page_heads_locales" CASCADE;
  DROP TABLE "_page_heads_v" CASCADE;
  DROP TABLE "_page_heads_v_locales" CASCADE;
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_status";
  DROP TYPE "public"."enum__brand_v_published_locale";
  DROP TYPE "public"."enum_page_heads_status";
  DROP TYPE "public"."enum__page_heads_v_version_status";
  DROP TYPE "public"."enum__page_heads_v_published_locale";`)
}
