import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reply_letters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`reply_letters_locales\` (
  	\`answer_subject\` text NOT NULL,
  	\`answer_text\` text NOT NULL,
  	\`confirmed_subject\` text NOT NULL,
  	\`confirmed_text\` text NOT NULL,
  	\`declined_subject\` text NOT NULL,
  	\`declined_text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reply_letters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reply_letters_locales_locale_parent_id_unique\` ON \`reply_letters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reply_letters_locales_by_document_idx\` ON \`reply_letters_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`assignee\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`read_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`read_by\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`search_text\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_read_at_idx\` ON \`enquiries\` (\`read_at\`);`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`reservations_telephone_only\` integer;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`restaurants\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`restaurants_deleted_at_idx\` ON \`restaurants\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_reservations_telephone_only\` integer;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_restaurants_v_version_version_deleted_at_idx\` ON \`_restaurants_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`solutions\` ADD \`translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`solutions\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`solutions_deleted_at_idx\` ON \`solutions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` ADD \`version_translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_deleted_at_idx\` ON \`_solutions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`testimonials_deleted_at_idx\` ON \`testimonials\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` ADD \`version_translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_deleted_at_idx\` ON \`_testimonials_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`hero\` ADD \`translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`_hero_v\` ADD \`version_translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`experience\` ADD \`translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`_experience_v\` ADD \`version_translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`solutions_section\` ADD \`translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_section_v\` ADD \`version_translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`innovation\` ADD \`translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`_innovation_v\` ADD \`version_translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`process\` ADD \`translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`_process_v\` ADD \`version_translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`cta\` ADD \`translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`_cta_v\` ADD \`version_translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`about\` ADD \`translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`version_translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`contact\` ADD \`translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_v\` ADD \`version_translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`company\` ADD \`translation_ledger\` text;`)
  await db.run(sql`ALTER TABLE \`_company_v\` ADD \`version_translation_ledger\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`reply_letters\`;`)
  await db.run(sql`DROP TABLE \`reply_letters_locales\`;`)
  await db.run(sql`DROP INDEX \`enquiries_read_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`assignee\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`read_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`read_by\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`search_text\`;`)
  await db.run(sql`DROP INDEX \`restaurants_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`restaurants\` DROP COLUMN \`reservations_telephone_only\`;`)
  await db.run(sql`ALTER TABLE \`restaurants\` DROP COLUMN \`translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`restaurants\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_restaurants_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`version_reservations_telephone_only\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`version_translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`_restaurants_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`solutions_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`solutions\` DROP COLUMN \`translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`solutions\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_solutions_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` DROP COLUMN \`version_translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`testimonials_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_testimonials_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` DROP COLUMN \`version_translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`hero\` DROP COLUMN \`translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`_hero_v\` DROP COLUMN \`version_translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`experience\` DROP COLUMN \`translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`_experience_v\` DROP COLUMN \`version_translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`solutions_section\` DROP COLUMN \`translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`_solutions_section_v\` DROP COLUMN \`version_translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`innovation\` DROP COLUMN \`translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`_innovation_v\` DROP COLUMN \`version_translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`process\` DROP COLUMN \`translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`_process_v\` DROP COLUMN \`version_translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`cta\` DROP COLUMN \`translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`_cta_v\` DROP COLUMN \`version_translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`about\` DROP COLUMN \`translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`_about_v\` DROP COLUMN \`version_translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`contact\` DROP COLUMN \`translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`_contact_v\` DROP COLUMN \`version_translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`company\` DROP COLUMN \`translation_ledger\`;`)
  await db.run(sql`ALTER TABLE \`_company_v\` DROP COLUMN \`version_translation_ledger\`;`)
}
