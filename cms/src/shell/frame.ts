import * as v from 'valibot'

const linkSchema = v.object({ label: v.string(), address: v.string() })
export type FrameLink = v.InferOutput<typeof linkSchema>

/** What stands around every screen of ours, in the reader's language. */
export const frameSchema = v.object({
  /** The breadcrumb, outermost first; the last is the screen itself. */
  trail: v.array(linkSchema),
  menu: v.object({
    /** What staff open every day. */
    daily: v.array(linkSchema),
    groups: v.array(v.object({ label: v.string(), links: v.array(linkSchema) })),
    /** The public site in each of its languages. */
    site: v.object({
      label: v.string(),
      links: v.array(v.object({ label: v.string(), address: v.string(), lang: v.string() })),
    }),
  }),
  /** To the guide of the screen. */
  guide: v.string(),
  account: v.object({ id: v.union([v.string(), v.number()]), name: v.string() }),
  /** When the session ends if nothing renews it, in seconds since 1970. */
  sessionEnds: v.number(),
})
export type Frame = v.InferOutput<typeof frameSchema>
