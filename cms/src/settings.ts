import { join } from 'node:path'
import * as v from 'valibot'

const address = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => new URL(text).origin),
)

const RETENTION_RULE = 'must be a whole number from 1 to 3650'

const schema = v.pipe(
  v.object({
    /** Folder of everything that must be backed up. Made absolute by `server/environment.ts`. */
    DATA_DIR: v.optional(v.string(), './data'),
    /** Where pages are published to; the demo's own folder when the demo snapshot is made. */
    PUBLISH_DIR: v.optional(v.string()),
    CMS_PORT: v.optional(
      v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535)),
      '3001',
    ),
    /** The address staff open; differs from the default behind an authenticating proxy. */
    CMS_ORIGIN: v.optional(address),
    /** Where the inbox collects enquiries. */
    SITE_URL: v.optional(address, 'http://127.0.0.1:3000'),
    /** Days an enquiry is kept from when it came; the privacy policy must say the same. */
    ENQUIRY_RETENTION_DAYS: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d+$/, RETENTION_RULE),
        v.transform(Number),
        v.minValue(1, RETENTION_RULE),
        v.maxValue(3650, RETENTION_RULE),
      ),
      '365',
    ),
    DATABASE_URL: v.optional(
      v.pipe(v.string(), v.startsWith('file:', 'must start with "file:" (a SQLite database)')),
    ),
    /** Signs the staff's sessions. Both secrets are filled in by `server/environment.ts`. */
    PAYLOAD_SECRET: v.optional(v.string(), ''),
    /** The key to SITE's spool of enquiries. */
    INTERNAL_TOKEN: v.optional(v.string(), ''),
  }),
  v.transform((env) => ({
    dataDir: env.DATA_DIR,
    publishDir: env.PUBLISH_DIR ?? join(env.DATA_DIR, 'published'),
    picturesDir: join(env.DATA_DIR, 'uploads', 'pictures'),
    videosDir: join(env.DATA_DIR, 'uploads', 'videos'),
    databaseUrl: env.DATABASE_URL ?? `file:${join(env.DATA_DIR, 'cms.db')}`,
    port: env.CMS_PORT,
    origin: env.CMS_ORIGIN ?? `http://localhost:${env.CMS_PORT}`,
    siteUrl: env.SITE_URL,
    enquiryRetentionDays: env.ENQUIRY_RETENTION_DAYS,
    secret: env.PAYLOAD_SECRET,
    internalToken: env.INTERNAL_TOKEN,
  })),
)

export type Settings = v.InferOutput<typeof schema>

/** Reads the settings out of environment variables; throws a list of what is wrong with them. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const result = v.safeParse(schema, env)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`)
  throw new Error(`These settings of the CMS cannot be used:\n${problems.join('\n')}`)
}

export const settings = readSettings(process.env)
