import { createHash } from 'node:crypto'
import { type Coding, chooseCoding } from './accept-encoding.ts'
import { AT_ONCE_BYTES, compressFast, compressWell } from './compress.ts'
import type { Headers } from './headers.ts'

type Body = Uint8Array<ArrayBuffer>

/** Bodies shorter than this are sent as they are: compressing them gains nothing. */
const WORTH_COMPRESSING = 512

/**
 * One body with its strong ETag, in every coding requested so far. It is made once and served many times
 * from memory. A variant's ETag names its coding and quality, since those change its bytes; the hash
 * before the dash is the content's, and decides whether a visitor's copy is still good.
 */
export type Representation = {
  hash: string
  status: number
  headers: Headers
  identity: Body
  /** Whether compressing it gains anything: not for pictures, fonts and videos. */
  compressible: boolean
  /** Whether it will be served again, so that compressing it well pays. */
  kept: boolean
  /** When it is out of date by the clock, in ms since 1970; `Infinity` for never. */
  until: number
  variants: Map<Coding, Variant>
}

type Variant = { body: Body; headers: Headers }

/** @param headers everything but ETag, Vary, Content-Encoding and Content-Length */
export function representation(
  text: string | Body | HashedBody,
  headers: Headers,
  { status = 200, kept = true, until = Infinity, compressible = true } = {},
): Representation {
  const { body, hash } = hashed(text)
  return { hash, status, headers, identity: body, compressible, kept, until, variants: new Map() }
}

/** A body with the hash of its content, for bodies that take long to hash. */
export class HashedBody {
  readonly body: Body
  readonly hash: string

  constructor(body: Body, hash: string) {
    this.body = body
    this.hash = hash
  }
}

function hashed(text: string | Body | HashedBody): HashedBody {
  if (text instanceof HashedBody) return text
  const body = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return new HashedBody(body, contentHash(body))
}

/** Adds a body that was compressed beforehand, at build time. */
export function addVariant(
  of: Representation,
  coding: Coding,
  body: Body,
  quality: string,
): Variant {
  const variant = {
    body,
    headers: {
      ...of.headers,
      ETag: `"${of.hash}-${coding}${quality}"`,
      Vary: 'Accept-Encoding',
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
      'Content-Length': String(body.byteLength),
    },
  }
  of.variants.set(coding, variant)
  return variant
}

/** What a request says of the bodies it accepts. */
type ClientConditions = {
  method: string | undefined
  acceptEncoding: string | null | undefined
  ifNoneMatch: string | null | undefined
}

/** An answer, ready to be sent. */
export type Answer = { status: number; headers: Headers; body: Body | null }

/**
 * Answers a client's conditions with a representation: negotiates the coding and answers 304 to a visitor
 * who has it. A coding requested for the first time is compressed quickly, and better in the background,
 * so that no visitor waits for quality; a very long body is sent uncompressed until then.
 */
export function answerWith(of: Representation, conditions: ClientConditions): Answer {
  const { status } = of
  const worth = of.compressible && of.identity.byteLength >= WORTH_COMPRESSING
  const coding = worth ? chooseCoding(conditions.acceptEncoding) : 'identity'
  const { body, headers } = of.variants.get(coding) ?? makeVariant(of, coding)
  const known = status === 200 ? currentTag(conditions.ifNoneMatch, of.hash) : null
  if (known !== null) {
    const { 'Content-Length': _, 'Content-Encoding': __, ...rest } = headers
    return { status: 304, headers: { ...rest, ETag: known }, body: null }
  }
  return { status, headers, body: conditions.method === 'HEAD' ? null : body }
}

/** As {@link answerWith}, from request to response. */
export function respond({ method, headers }: Request, of: Representation): Response {
  const { body, ...init } = answerWith(of, {
    method,
    acceptEncoding: headers.get('accept-encoding'),
    ifNoneMatch: headers.get('if-none-match'),
  })
  return new Response(body, init)
}

/**
 * The ETag under which a visitor keeps what we would send, in whichever coding, or `null`. The
 * answer 304 repeats it, because caches only refresh what they keep under that very tag (RFC 9111
 * §4.3.4).
 */
export function currentTag(ifNoneMatch: string | null | undefined, hash: string): string | null {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  if (tags[0] === '*') return `"${hash}"`
  return (
    tags.find(
      (tag) => tag === `"${hash}"` || (/^"[\w-]+"$/.test(tag) && tag.startsWith(`"${hash}-`)),
    ) ?? null
  )
}

function makeVariant(of: Representation, coding: Coding): Variant {
  if (coding === 'identity') return addVariant(of, coding, of.identity, '')
  if (of.kept) compressWell(of.identity, coding, (body) => addVariant(of, coding, body, ''))
  if (of.identity.byteLength <= AT_ONCE_BYTES) {
    return addVariant(of, coding, compressFast(of.identity, coding), '-fast')
  }
  // A placeholder until the compressed body exists.
  const plain = of.variants.get('identity') ?? makeVariant(of, 'identity')
  of.variants.set(coding, plain)
  return plain
}

/** Names content by its SHA-256, as ETags do. */
export function contentHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
