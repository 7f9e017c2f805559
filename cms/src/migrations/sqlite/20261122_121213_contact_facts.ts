import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * The contact page shows the company's telephone, email and address where it has no text of its own:
 * what was only a copy of them goes, in drafts and versions as well, and follows them from now on.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE \`contact_locales\` SET \`details_phone_value\` = NULL
    WHERE \`details_phone_value\` = (SELECT \`phone\` FROM \`company\` WHERE \`_status\` = 'published');`)
  await db.run(sql`UPDATE \`contact_locales\` SET \`details_email_value\` = NULL
    WHERE \`details_email_value\` = (SELECT \`email\` FROM \`company\` WHERE \`_status\` = 'published');`)
  await db.run(sql`UPDATE \`contact_locales\` SET \`details_location_value\` = NULL
    WHERE \`details_location_value\` = (SELECT \`address\` FROM \`company_locales\`
      JOIN \`company\` ON \`company\`.\`id\` = \`company_locales\`.\`_parent_id\`
      WHERE \`company\`.\`_status\` = 'published' AND \`company_locales\`.\`_locale\` = \`contact_locales\`.\`_locale\`);`)
  await db.run(sql`UPDATE \`_contact_v_locales\` SET \`version_details_phone_value\` = NULL
    WHERE \`version_details_phone_value\` = (SELECT \`phone\` FROM \`company\` WHERE \`_status\` = 'published');`)
  await db.run(sql`UPDATE \`_contact_v_locales\` SET \`version_details_email_value\` = NULL
    WHERE \`version_details_email_value\` = (SELECT \`email\` FROM \`company\` WHERE \`_status\` = 'published');`)
  await db.run(sql`UPDATE \`_contact_v_locales\` SET \`version_details_location_value\` = NULL
    WHERE \`version_details_location_value\` = (SELECT \`address\` FROM \`company_locales\`
      JOIN \`company\` ON \`company\`.\`id\` = \`company_locales\`.\`_parent_id\`
      WHERE \`company\`.\`_status\` = 'published' AND \`company_locales\`.\`_locale\` = \`_contact_v_locales\`.\`_locale\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`contact_locales\` SET \`details_phone_value\` = (SELECT \`phone\` FROM \`company\` WHERE \`_status\` = 'published')
    WHERE \`details_phone_value\` IS NULL;`)
  await db.run(sql`UPDATE \`contact_locales\` SET \`details_email_value\` = (SELECT \`email\` FROM \`company\` WHERE \`_status\` = 'published')
    WHERE \`details_email_value\` IS NULL;`)
  await db.run(sql`UPDATE \`contact_locales\` SET \`details_location_value\` = (SELECT \`address\` FROM \`company_locales\`
      JOIN \`company\` ON \`company\`.\`id\` = \`company_locales\`.\`_parent_id\`
      WHERE \`company\`.\`_status\` = 'published' AND \`company_locales\`.\`_locale\` = \`contact_locales\`.\`_locale\`)
    WHERE \`details_location_value\` IS NULL;`)
  await db.run(sql`UPDATE \`_contact_v_locales\` SET \`version_details_phone_value\` = (SELECT \`phone\` FROM \`company\` WHERE \`_status\` = 'published')
    WHERE \`version_details_phone_value\` IS NULL;`)
  await db.run(sql`UPDATE \`_contact_v_locales\` SET \`version_details_email_value\` = (SELECT \`email\` FROM \`company\` WHERE \`_status\` = 'published')
    WHERE \`version_details_email_value\` IS NULL;`)
  await db.run(sql`UPDATE \`_contact_v_locales\` SET \`version_details_location_value\` = (SELECT \`address\` FROM \`company_locales\`
      JOIN \`company\` ON \`company\`.\`id\` = \`company_locales\`.\`_parent_id\`
      WHERE \`company\`.\`_status\` = 'published' AND \`company_locales\`.\`_locale\` = \`_contact_v_locales\`.\`_locale\`)
    WHERE \`version_details_location_value\` IS NULL;`)
}
