import * as v from 'valibot'

/** Where SITE serves previews: `/preview/{token}` and then the path of a page. */
export const PREVIEW_PATH = '/preview'

/** How long a preview can be opened after it was last made. */
export const PREVIEW_HOURS = 24

/** 128 bits nobody guesses, in lower case: some file systems know no other. */
export const PREVIEW_TOKEN = /^[0-9a-f]{32}$/

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
    'must be an origin such as https://cms.example.jp',
  ),
)

/** What the desk says of a preview, beside its snapshot. */
export const previewNoteSchema = v.object({
  /** From when on nobody can open it, ISO 8601. */
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The desk's origin, whose pages may show it in a frame. */
  desk: origin,
})

export type PreviewNote = v.InferOutput<typeof previewNoteSchema>
