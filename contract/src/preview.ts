import * as v from 'valibot'
import { readDay, writeDay } from './hours/calendar.ts'
import { DAY_MINUTES, readClock, writeClock } from './hours/clock.ts'
import { dayOfMinute, type TokyoMinute } from './hours/tokyo-clock.ts'
import { perLanguage } from './language.ts'

/** Where SITE serves previews: `/preview/`, what {@link previewName} writes, and then the path of a page. */
export const PREVIEW_PATH = '/preview'

/** How long a preview stays open after it was last made. */
export const PREVIEW_HOURS = 24

/** 128 random bits in lower case, since some file systems ignore case. */
const PREVIEW_TOKEN = /^[0-9a-f]{32}$/

/** Names a preview in its address, perhaps as it will be in a minute: `{token}@2026-12-31T23:40`. */
export function previewName(token: string, minute: TokyoMinute | null): string {
  if (minute === null) return token
  return `${token}@${writeMinute(minute)}`
}

/** Reads such a name; `null` when it is none. `minute` is `null` for the present one. */
export function readPreviewName(
  name: string,
): { token: string; minute: TokyoMinute | null } | null {
  const [token = '', ...at] = name.split('@')
  if (!PREVIEW_TOKEN.test(token)) return null
  if (at.length === 0) return { token, minute: null }
  const minute = readMinute(at.join('@'))
  return minute === null ? null : { token, minute }
}

/** Reads a minute on Tokyo's clock, `2026-12-31T23:40`; `null` when it is none. */
export function readMinute(raw: unknown): TokyoMinute | null {
  const [date, clock, ...rest] = typeof raw === 'string' ? raw.split('T') : []
  const [day, minutes] = [readDay(date), readClock(clock)]
  if (rest.length > 0 || day === null || minutes === null || minutes >= DAY_MINUTES) return null
  return day * DAY_MINUTES + minutes
}

/** Writes it as `2026-12-31T23:40`. */
export function writeMinute(minute: TokyoMinute): string {
  const day = dayOfMinute(minute)
  return `${writeDay(day)}T${writeClock(minute - day * DAY_MINUTES)}`
}

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
    'must be an origin such as https://cms.example.jp',
  ),
)

/** What the desk writes about a preview, beside its snapshot. */
export const previewNoteSchema = v.object({
  /** When it expires, ISO 8601. */
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The desk's origin, whose pages may frame it. */
  desk: origin,
})

export type PreviewNote = v.InferOutput<typeof previewNoteSchema>

/** The query of a restaurant's page in a preview that asks for its {@link previewedReceiptsSchema}. */
export const RECEIPT_QUERY = '?receipt'

/** The receipt that a guest gets who asks for a table at the preview's minute, in every language. */
export const previewedReceiptsSchema = v.object(
  perLanguage(() => v.object({ subject: v.string(), text: v.string() })),
)

export type PreviewedReceipts = v.InferOutput<typeof previewedReceiptsSchema>

/** The request of a preview, which nobody made. */
export const PREVIEWED_REQUEST = { id: '00000000-0000-7000-8000-000000000000', people: 2 } as const
