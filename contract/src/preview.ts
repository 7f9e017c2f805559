import * as v from 'valibot'

/** Where SITE serves previews: `/preview/{token}` and then the path of a page. */
export const PREVIEW_PATH = '/preview'

/** How long a preview stays open after it was last made. */
export const PREVIEW_HOURS = 24

/** 128 random bits in lower case, since some file systems ignore case. */
export const PREVIEW_TOKEN = /^[0-9a-f]{32}$/

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
