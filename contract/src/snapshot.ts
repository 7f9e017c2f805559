import * as v from 'valibot'
import { eachOf } from './fields.ts'
import { type Answers, CALL_NAMES, CALLS, type CallName } from './resources/calls.ts'

/** Version of the snapshot's shape. SITE refuses any other (hostile inputs J16). */
export const SNAPSHOT_SCHEMA = 1

/** The largest snapshot SITE reads, in bytes (hostile inputs J13). */
export const SNAPSHOT_LIMIT_BYTES = 128 * 1024 * 1024

/**
 * A part of the snapshot: the company, or what the call of the same name answers. A restaurant's own
 * page takes its content from the list, where each has list item and detail in one object.
 */
export type PartName = 'company' | Exclude<CallName, 'restaurant'>

/** All parts, in the order a snapshot has them. */
export const PART_NAMES: readonly PartName[] = [
  'company',
  ...CALL_NAMES.filter((name) => name !== 'restaurant'),
]

/** A part that is a list, as the answer of its call is. */
export type ListPart = {
  [Name in Extract<PartName, CallName>]: NonNullable<Answers[Name]> extends readonly unknown[]
    ? Name
    : never
}[Extract<PartName, CallName>]

export const LIST_PARTS = CALL_NAMES.filter(isListPart)

function isListPart(name: CallName): name is ListPart {
  return Array.isArray(CALLS[name].readPart(null))
}

/**
 * All published content, as one document. Each part is in the wire shape of resources/; an absent one was
 * never published, and its section does not appear or shows its defaults. The tolerant readers that read an answer from the
 * network read the parts too, so the schema here checks only the frame.
 */
const part = v.optional(v.record(v.string(), v.unknown()))
const list = v.optional(v.array(v.unknown()))

export const snapshotSchema = v.object({
  schema: v.literal(SNAPSHOT_SCHEMA),
  /** Number of the publish, from 1. */
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Number of the company's first publish after the demo: of those before it, copies keep nothing. */
  firstSeq: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
  content: v.object({
    ...eachOf(PART_NAMES, () => part),
    ...eachOf(LIST_PARTS, () => list),
  }),
  /** When each page last changed, by route name (`home`, `about`, `restaurant:{slug}` …), ISO 8601. */
  modified: v.record(v.string(), v.pipe(v.string(), v.isoTimestamp())),
  /** Former restaurant slugs, and the slugs they have now. */
  redirects: v.optional(v.record(v.string(), v.string())),
  /**
   * Addresses of the company's former website, and where they lead: rows that `former-site/read.ts` reads
   * one by one.
   */
  formerSite: v.fallback(v.optional(v.array(v.unknown())), undefined),
  /**
   * Pictures shown where pages are shared, by route name: addresses as in `share-card.ts`. Restaurants
   * have their own.
   */
  cards: v.optional(v.record(v.string(), v.string())),
  /** What search engines and tabs show of pages, by route name, as `page-heads.ts` reads it. */
  heads: v.optional(v.record(v.string(), v.unknown())),
  /** The sections of the home page that staff switched off, as `resources/home-sections.ts` reads them. */
  sections: v.optional(v.record(v.string(), v.unknown())),
  /**
   * Whether parts may still come, as from a provider's API host: one that is absent is then not known yet,
   * and an empty list is shown as one.
   */
  partial: v.fallback(v.optional(v.boolean()), undefined),
  /** Whether a desk published it for a company of its own, which is not the demo company. */
  own: v.fallback(v.optional(v.boolean()), undefined),
  /** What the pages of printed sheets answer from, as `paper/paper-record.ts` reads it. */
  paper: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
  /** How the company looks, as `brand/brand.ts` reads it. */
  brand: v.optional(v.record(v.string(), v.unknown())),
})

export type Snapshot = v.InferOutput<typeof snapshotSchema>

/** Reads the text of a snapshot's file; throws when it is none. */
export function parseSnapshot(text: string): Snapshot {
  return v.parse(snapshotSchema, JSON.parse(text))
}

/**
 * How the list of restaurants begins and ends in a snapshot's text. Each restaurant is one line between
 * the two, so that they can be separated without parsing thousands at a time.
 */
export const RESTAURANTS_START = '"restaurants":['
export const RESTAURANTS_END = ']}}'

/** Names a snapshot file after its number and the SHA-256 of its bytes. */
export function snapshotFileName(seq: number, sha256: string): string {
  return `snap-${seq}-${sha256}.json`
}

/** Reads a snapshot's file name; `null` when it is not one. */
export function readSnapshotFileName(name: string): { seq: number; sha256: string } | null {
  const match = /^snap-([1-9]\d{0,14})-([0-9a-f]{64})\.json$/.exec(name)
  return match?.[2] ? { seq: Number(match[1]), sha256: match[2] } : null
}
