import { join } from 'node:path'
import type { CMS_SETTINGS } from '@noren/kit/settings/names'
import { mailbox, mailServer, settingsIn, wholeNumber } from '@noren/kit/settings/read-settings'
import * as v from 'valibot'
import { translatorEntries, translatorOf, translatorProblem } from './translator-settings.ts'
import { isPostgresUrl } from './which-database.ts'

const address = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an address such as http://127.0.0.1:3000',
  ),
  v.transform((text) => new URL(text).origin),
)

const bucket = v.pipe(
  v.string(),
  v.regex(
    /^s3:\/\/[a-z\d][a-z\d.-]*[a-z\d](?:\/[\w.-]+)*\/?$/,
    'must be a bucket and a folder in it, such as s3://example-bucket/noren',
  ),
)

/** Whether the path of an address names the database on the server. */
const namesDatabase = (text: string): boolean => (URL.parse(text)?.pathname ?? '').length > 1

const SECRET =
  'must be at least 32 characters that nobody can guess: leave it out and the CMS makes one, or take what `openssl rand -base64 32` prints'

/** Anyone who guesses it can sign in as anyone. If it is missing, a program makes one when it starts. */
function isUnguessable(text: string): boolean {
  return text === '' || (text.length >= 32 && new Set(text).size >= 10)
}

const entries = {
  /** Folder of everything that must be backed up. `server/environment.ts` makes it absolute. */
  DATA_DIR: v.optional(v.string(), './data'),
  /** Where pages are published to; the demo's own folder when the demo snapshot is made. */
  PUBLISH_DIR: v.optional(v.string()),
  /** A bucket to publish to instead, reached by the S3 protocol. */
  PUBLISH_URL: v.optional(bucket),
  CMS_PORT: v.optional(wholeNumber(0, 65_535), '3001'),
  /** The address staff open; differs from the default behind an authenticating proxy. */
  CMS_ORIGIN: v.optional(address),
  /** Where the inbox collects enquiries. */
  SITE_URL: v.optional(address, 'http://127.0.0.1:3000'),
  /** The site's public address, where staff look at pages; the site has the same setting. */
  ORIGIN: v.optional(address),
  /** Days an enquiry is kept from when it came; the privacy policy must say the same. */
  ENQUIRY_RETENTION_DAYS: v.optional(wholeNumber(1, 3650), '365'),
  /** The server that takes the letters of staff, and the address they come from; the site has the server too. */
  SMTP_URL: v.optional(mailServer),
  REPLY_FROM: v.optional(mailbox),
  ...translatorEntries,
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text.startsWith('file:') || (isPostgresUrl(text) && namesDatabase(text)),
        'must be file:… (a SQLite file) or postgres://user@host/database',
      ),
    ),
  ),
  /** Signs the staff's sessions. `server/environment.ts` fills in both secrets. */
  PAYLOAD_SECRET: v.optional(v.pipe(v.string(), v.check(isUnguessable, SECRET)), ''),
  /** The key to SITE's spool of enquiries. */
  INTERNAL_TOKEN: v.optional(v.string(), ''),
} satisfies Record<(typeof CMS_SETTINGS)[number], v.GenericSchema>

const schema = v.pipe(
  v.object(entries),
  v.check(
    ({ SMTP_URL, REPLY_FROM }) => REPLY_FROM === undefined || SMTP_URL !== undefined,
    'REPLY_FROM needs SMTP_URL: the mail server that takes the letters',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? translatorProblem(dataset.value) : null
    if (message !== null) addIssue({ message })
  }),
  v.transform((env) => ({
    dataDir: env.DATA_DIR,
    publishDir: env.PUBLISH_DIR ?? join(env.DATA_DIR, 'published'),
    publishUrl: env.PUBLISH_URL ?? null,
    picturesDir: join(env.DATA_DIR, 'uploads', 'pictures'),
    videosDir: join(env.DATA_DIR, 'uploads', 'videos'),
    databaseUrl: env.DATABASE_URL ?? `file:${join(env.DATA_DIR, 'cms.db')}`,
    port: env.CMS_PORT,
    origin: env.CMS_ORIGIN ?? `http://localhost:${env.CMS_PORT}`,
    siteUrl: env.SITE_URL,
    siteOrigin: env.ORIGIN ?? env.SITE_URL,
    /** Where guests open the site; `null`: letters name no address of it. */
    guestOrigin: env.ORIGIN ?? null,
    enquiryRetentionDays: env.ENQUIRY_RETENTION_DAYS,
    /** `null`: staff send from their own mail program. */
    mail: env.SMTP_URL && env.REPLY_FROM ? { url: env.SMTP_URL, from: env.REPLY_FROM } : null,
    /** `null`: no translation is drafted by a machine. */
    translator: translatorOf(env),
    secret: env.PAYLOAD_SECRET,
    internalToken: env.INTERNAL_TOKEN,
  })),
)

export type Settings = v.InferOutput<typeof schema>

/** @throws {StartError} which names every bad setting. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return settingsIn(env, schema)
}

export const settings = readSettings(process.env)
