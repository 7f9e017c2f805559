import type { KeyObject } from 'node:crypto'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { verifyingKey } from '@noren/kit/disk/signature'
import type { SITE_SETTINGS } from '@noren/kit/settings/names'
import { mailbox, mailServer, settingsIn, wholeNumber } from '@noren/kit/settings/read-settings'
import * as v from 'valibot'
import { type HookSettings, hookEntries, hookOf, hookProblem } from './hook-settings.ts'
import { isTooWide, readProxies } from './http/request/client-address.ts'

/**
 * The repository's root; relative folders in settings are relative to it, whatever the working directory.
 */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Where mail about enquiries goes (`SMTP_URL`, `ENQUIRY_TO`, `ENQUIRY_FROM`), and whether visitors get
 * a receipt (`ENQUIRY_RECEIPT`).
 */
export type MailSettings = { url: string; to: string[]; from: string; receipt: boolean }

/** Where published content is (`CONTENT_URL`), and the public half of its signing key. */
export type RemoteContent = { url: string; key: KeyObject }

/** All settings of SITE, parsed once at boot (docs/house.md#settings). */
export type Settings = {
  /** 0 takes any free port. */
  port: number
  host: string
  /** The one public origin, or `null` for `http://localhost:{port}`. */
  origin: string | null
  dataDir: string
  /** `null`: `{dataDir}/published`, else the demo company. */
  contentDir: string | null
  /** Published content over HTTP, instead of a folder of this machine. */
  remoteContent: RemoteContent | null
  /** Base address of a provider's API host, without a slash at the end. */
  apiHost: string | null
  /** The file with the facts of a provider's company (`import/company-file.ts`). */
  companyFile: string | null
  /** Origins in addition to our own that pictures may come from, the API host's included. */
  imageOrigins: string[]
  /** `null`: enquiries are kept for the inbox, the site mails nothing. */
  mail: MailSettings | null
  /** Called about requested tables; `null`: no one is. */
  hook: HookSettings | null
  /** `null`: the token is kept in `{dataDir}/internal-token`. */
  internalToken: string | null
  /** The former one: links of guests that it signed are still read. */
  formerToken: string | null
  /** `postgres://…` of the shared spool; `null`: enquiries are kept in the data folder. */
  spoolUrl: string | null
  /** Stored enquiries per client. */
  limits: { perMinute: number; perHour: number }
  /** Days an enquiry is kept at most. */
  enquiryRetentionDays: number
  /** Addresses and networks whose X-Forwarded-For counts. */
  trustedProxies: string[]
  /**
   * A folder or an `s3://` address, as it was set; `null`: beside the data folder, where backups are made.
   */
  backupUrl: string | null
  /** Seconds from one backup to the next. */
  backupEverySeconds: number
  /** The site's data folder, as backups reach it; `null`: the site and the desk have one together. */
  backupSiteDir: string | null
}

const httpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => readHttpUrl(text) !== null,
    'must be an address such as https://www.example.jp',
  ),
)

const origin = v.pipe(
  httpUrl,
  v.check((text) => /^[^/]+\/\/[^/]+\/?$/.test(text), 'must have no path after the host'),
  v.transform((text) => new URL(text).origin),
)

/** Pictures over http would be left out of pages over https. */
const secureOrigin = v.pipe(
  origin,
  v.startsWith('https:', 'must be https origins such as https://images.example.jp'),
)

/** Without a slash at the end. */
const baseAddress = v.pipe(
  httpUrl,
  v.transform((text) => text.replace(/\/+$/, '')),
)

const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
)

/** One entry for each of the names, and no other. */
const entries = {
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an address'))),
  ORIGIN: v.optional(origin),
  DATA_DIR: v.optional(v.string(), './data'),
  CONTENT_DIR: v.optional(v.string()),
  CONTENT_URL: v.optional(baseAddress),
  CONTENT_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => verifyingKey(text) !== null,
        'must be the 43 characters that the CMS prints when it starts',
      ),
    ),
  ),
  API_HOST: v.optional(baseAddress),
  COMPANY_FILE: v.optional(v.string()),
  IMAGE_HOSTS: v.optional(v.pipe(list, v.array(secureOrigin)), ''),
  SMTP_URL: v.optional(mailServer),
  ENQUIRY_TO: v.optional(v.pipe(list, v.array(mailbox), v.minLength(1, 'must not be empty'))),
  ENQUIRY_FROM: v.optional(mailbox),
  ENQUIRY_RECEIPT: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  ...hookEntries,
  INTERNAL_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7E]{32,}$/, 'must have at least 32 visible characters')),
  ),
  INTERNAL_TOKEN_FORMER: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7E]{32,}$/, 'must have at least 32 visible characters')),
  ),
  SPOOL_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
        'must be an address such as postgres://user:password@db.example.jp/noren',
      ),
    ),
  ),
  ENQUIRY_LIMIT_PER_MINUTE: v.optional(wholeNumber(1, 1_000_000), '5'),
  ENQUIRY_LIMIT_PER_HOUR: v.optional(wholeNumber(1, 1_000_000), '20'),
  ENQUIRY_RETENTION_DAYS: v.optional(wholeNumber(1, 3650), '365'),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      list,
      v.check((entries) => readProxies(entries) !== null, 'must be addresses or networks (CIDR)'),
      v.check(
        (entries) => !entries.some(isTooWide),
        'must be your proxies alone: a network as wide as one of these lets each visitor pretend to be another. Name their addresses, or a network such as 10.0.0.0/8',
      ),
    ),
    '',
  ),
  BACKUP_URL: v.optional(v.string()),
  BACKUP_EVERY: v.optional(wholeNumber(1, 86_400), '30'),
  BACKUP_SITE_DIR: v.optional(v.string()),
} satisfies { [Name in (typeof SITE_SETTINGS)[number]]: v.GenericSchema<unknown, unknown> }

const schema = v.pipe(
  v.object(entries),
  v.check(
    ({ SMTP_URL, ENQUIRY_TO, ENQUIRY_FROM }) =>
      SMTP_URL === undefined || (ENQUIRY_TO !== undefined && ENQUIRY_FROM !== undefined),
    'SMTP_URL needs ENQUIRY_TO and ENQUIRY_FROM: say who gets the mail and who sends it',
  ),
  v.check(
    ({ SMTP_URL, ENQUIRY_RECEIPT }) => ENQUIRY_RECEIPT === 'off' || SMTP_URL !== undefined,
    'ENQUIRY_RECEIPT needs SMTP_URL: the mail server that takes the receipts',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? hookProblem(dataset.value) : null
    if (message !== null) addIssue({ message })
  }),
  v.check(
    ({ CONTENT_URL, CONTENT_KEY }) => CONTENT_URL === undefined || CONTENT_KEY !== undefined,
    'CONTENT_URL needs CONTENT_KEY: what the CMS prints when it starts with PUBLISH_URL',
  ),
  v.check(
    ({ CONTENT_URL, CONTENT_DIR, API_HOST }) =>
      CONTENT_URL === undefined || (CONTENT_DIR === undefined && API_HOST === undefined),
    'CONTENT_URL takes the place of CONTENT_DIR and API_HOST: set one of them',
  ),
  v.check(
    ({ INTERNAL_TOKEN_FORMER, API_HOST }) =>
      INTERNAL_TOKEN_FORMER === undefined || API_HOST === undefined,
    'INTERNAL_TOKEN_FORMER is for the links of guests, which there are none of with API_HOST',
  ),
  v.check(
    ({ COMPANY_FILE, API_HOST }) => COMPANY_FILE === undefined || API_HOST !== undefined,
    'COMPANY_FILE needs API_HOST: without a provider the company is edited at the desk',
  ),
)

/** @throws {StartError} which names every bad one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const output = settingsIn(env, schema)
  const apiHost = output.API_HOST ?? null
  const { CONTENT_URL: contentUrl } = output
  const contentKey = verifyingKey(output.CONTENT_KEY ?? '')
  const { SMTP_URL: url, ENQUIRY_TO: to, ENQUIRY_FROM: from } = output
  const receipt = output.ENQUIRY_RECEIPT === 'on'
  return {
    port: output.PORT,
    host: output.HOST ?? (output.ORIGIN ? '0.0.0.0' : '127.0.0.1'),
    origin: output.ORIGIN ?? null,
    dataDir: resolve(ROOT, output.DATA_DIR),
    contentDir: output.CONTENT_DIR ? resolve(ROOT, output.CONTENT_DIR) : null,
    remoteContent: contentUrl && contentKey ? { url: contentUrl, key: contentKey } : null,
    apiHost,
    companyFile: output.COMPANY_FILE ? resolve(ROOT, output.COMPANY_FILE) : null,
    imageOrigins: [...(apiHost ? [new URL(apiHost).origin] : []), ...output.IMAGE_HOSTS],
    mail: url && to && from ? { url, to, from, receipt } : null,
    hook: hookOf(output),
    internalToken: output.INTERNAL_TOKEN ?? null,
    formerToken: output.INTERNAL_TOKEN_FORMER ?? null,
    spoolUrl: output.SPOOL_URL ?? null,
    limits: {
      perMinute: output.ENQUIRY_LIMIT_PER_MINUTE,
      perHour: output.ENQUIRY_LIMIT_PER_HOUR,
    },
    enquiryRetentionDays: output.ENQUIRY_RETENTION_DAYS,
    trustedProxies: output.TRUSTED_PROXIES,
    backupUrl: output.BACKUP_URL ?? null,
    backupEverySeconds: output.BACKUP_EVERY,
    backupSiteDir: output.BACKUP_SITE_DIR ? resolve(ROOT, output.BACKUP_SITE_DIR) : null,
  }
}

function readHttpUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const usable = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash
  return usable ? url : null
}
