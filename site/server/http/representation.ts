import { createHash } from 'node:crypto'
import { type Coding, chooseCoding } from './accept-encoding.ts'
import { compressFast, compressWell } from './compress.ts'
import type { Headers } from './headers.ts'

type Body = Uint8Array<ArrayBuffer>

/** Bodies shorter than this are sent as they are: compressing them gains nothing. */
const WORTH_COMPRESSING = 512

/**
 * One body with its strong ETag, in every coding asked for so far. Made once, served many times
 * from memory. A variant's ETag names its coding and quality, since those change its bytes; the
 * hash before the dash is the content's, and decides whether a visitor's copy is still good.
 */
export type Representation = {
  hash: string
  status: number
  headers: Headers
  identity: Body
  /** Whether compressing it gains anything: not for pictures, fonts and films. */
  compressible: boolean
  /** Whether it will be served again, so that compressing it well pays. */
  kept: boolean
  variants: Map<Coding, Variant>
}

type Variant = { body: Body; headers: Headers }

/** @param headers everything but ETag, Vary, Content-Encoding and Content-Length */
export function representation(
  text: string | Body,
  headers: Headers,
  { status = 200, kept = true, compressible = true } = {},
): Representation {
  const identity = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { hash, status, headers, identity, compressible, kept, variants: new Map() }
}

/** Adds a body that was compressed beforehand, at build time. */
export function addVariant(of: Representation, coding: Coding, body: Body, quality: string): void {
  of.variants.set(coding, {
    body,
    headers: {
      ...of.headers,
      ETag: `"${of.hash}-${coding}${quality}"`,
      Vary: 'Accept-Encoding',
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
      'Content-Length': String(body.byteLength),
    },
  })
}

/**
 * Answers a request with a representation: negotiates the coding and answers 304 to a visitor who
 * has it. A coding asked for the first time is compressed quickly, and again well in the
 * background, so that nobody waits for quality.
 */
export function respond(request: Request, of: Representation): Response {
  const { status } = of
  const asked = chooseCoding(request.headers.get('accept-encoding'))
  const worth = of.compressible && of.identity.byteLength >= WORTH_COMPRESSING
  const coding = worth ? asked : 'identity'
  const { body, headers } = of.variants.get(coding) ?? makeVariant(of, coding)
  const known = status === 200 ? currentTag(request.headers.get('if-none-match'), of.hash) : null
  if (known !== null) {
    const { 'Content-Length': _, 'Content-Encoding': __, ...rest } = headers
    return new Response(null, { status: 304, headers: { ...rest, ETag: known } })
  }
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

/**
 * The ETag under which a visitor keeps what we would send, in whichever coding, or `null`. The
 * answer 304 repeats it, because caches only refresh what they keep under that very tag (RFC 9111
 * §4.3.4).
 */
export function currentTag(ifNoneMatch: string | null, hash: string): string | null {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  if (tags[0] === '*') return `"${hash}"`
  return (
    tags.find(
      (tag) => tag === `"${hash}"` || (/^"[\w-]+"$/.test(tag) && tag.startsWith(`"${hash}-`)),
    ) ?? null
  )
}

function makeVariant(of: Representation, coding: Coding): Variant {
  if (coding === 'identity') addVariant(of, coding, of.identity, '')
  else {
    addVariant(of, coding, compressFast(of.identity, coding), '-fast')
    if (of.kept) compressWell(of.identity, coding, (body) => addVariant(of, coding, body, ''))
  }
  const variant = of.variants.get(coding)
  if (!variant) throw new Error(`no ${coding} variant`)
  return variant
}
