import { eachOf, namesOf } from '@noren/contract/fields'

/**
 * The score of a page by the rules of MDN's HTTP Observatory, as its pages of 2026 state them: 100 points, less what is
 * missing, and from 90 on more for what goes further. Written from the rules, for answers of a page over https.
 */

/** A page as a stranger gets it. */
export type ScannedPage = {
  origin: string
  headers: Headers
  html: string
  /** Where the same address leads over http; `null` where nothing answers there. */
  fromHttp: string | null
  /** Whether browsers know the name as one for https alone: an owner registers that, no header does. */
  isPreloaded: boolean
}

/** Points by rule: none, more, or less. */
type Points = Record<keyof typeof RULES, number>

const RULES = {
  policy: policyPoints,
  cookies: cookiePoints,
  sharing: sharingPoints,
  redirection: redirectionPoints,
  referrer: referrerPoints,
  transport: transportPoints,
  integrity: integrityPoints,
  sniffing: ({ headers }: ScannedPage) =>
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
  framing: framingPoints,
  isolation: ({ headers }: ScannedPage) =>
    /^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
}

/** The points of a page by rule, and their sum. */
export function observatory(page: ScannedPage): { score: number; points: Points } {
  const points = eachOf(namesOf(RULES), (rule) => RULES[rule](page))
  const all = Object.values(points)
  const sum = (some: readonly number[]) => some.reduce((one, other) => one + other, 0)
  const base = 100 + sum(all.filter((each) => each < 0))
  const bonus = base >= 90 ? sum(all.filter((each) => each > 0)) : 0
  return { score: Math.max(0, base + bonus), points }
}

/** Sources that let in everything of a scheme. */
const BROAD = /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/
const INLINE = /^(?:'unsafe-inline'|data:)$/

function directivesOf(headers: Headers): Map<string, string[]> {
  const parts = (headers.get('content-security-policy') ?? '').split(';')
  const named = parts.map((part) => part.trim().toLowerCase().split(/\s+/))
  return new Map(named.flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])))
}

function policyPoints({ headers }: ScannedPage): number {
  const policy = directivesOf(headers)
  if (policy.size === 0) return -25
  const inherited = policy.get('default-src') ?? ['*']
  const of = (name: string) => effective(policy.get(name) ?? inherited)
  const [scripts, styles, objects] = [of('script-src'), of('style-src'), of('object-src')]
  const isOpen = (source: string) => BROAD.test(source) || INLINE.test(source)
  if (scripts.some(isOpen) || objects.some((source) => BROAD.test(source))) return -20
  const passive = ['img-src', 'media-src']
  const active = [...policy].flatMap(([name, sources]) => (passive.includes(name) ? [] : sources))
  const isPlain = (source: string) => /^(?:http|ftp):/.test(source)
  if (active.some(isPlain)) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (passive.flatMap(of).some(isPlain)) return -10
  if (styles.some(isOpen)) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

/** A nonce or a hash makes browsers pass over `'unsafe-inline'`. */
function effective(sources: readonly string[]): readonly string[] {
  const isNamed = sources.some((source) => /^'(?:nonce|sha(?:256|384|512))-/.test(source))
  return isNamed ? sources.filter((source) => source !== "'unsafe-inline'") : sources
}

/** More for cookies that are set as well as they can be; a page without any gets nothing for that. */
function cookiePoints({ headers }: ScannedPage): number {
  const points = headers.getSetCookie().map((cookie) => {
    const isSession = /^[^=]*(?:sess|token|auth|login|sid)/i.test(cookie)
    if (!/;\s*secure/i.test(cookie)) return isSession ? -40 : -20
    if (isSession && !/;\s*httponly/i.test(cookie)) return -30
    return /;\s*samesite=(?:strict|lax)/i.test(cookie) ? 5 : 0
  })
  return points.length > 0 ? Math.min(...points) : 0
}

function sharingPoints({ headers }: ScannedPage): number {
  const [origin, credentials] = ['origin', 'credentials'].map((name) =>
    headers.get(`access-control-allow-${name}`),
  )
  return origin && credentials === 'true' ? -50 : 0
}

function redirectionPoints({ origin, fromHttp }: ScannedPage): number {
  if (fromHttp === null) return 0
  const to = URL.parse(fromHttp)
  if (to?.protocol !== 'https:') return -20
  return to.hostname === new URL(origin).hostname ? 0 : -5
}

const PRIVATE = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/

function referrerPoints({ headers }: ScannedPage): number {
  const last = headers.get('referrer-policy')?.split(',').at(-1)?.trim()
  if (last === undefined) return 0
  return PRIVATE.test(last) ? 5 : -5
}

const HALF_A_YEAR = 15_768_000

function transportPoints({ headers, isPreloaded }: ScannedPage): number {
  if (isPreloaded) return 5
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? []
  if (seconds === undefined) return -20
  return Number(seconds) >= HALF_A_YEAR ? 0 : -10
}

function integrityPoints({ html, origin }: ScannedPage): number {
  const tags = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? []
  const points = tags.map((tag) => {
    const hasHash = /\sintegrity="sha/.test(tag)
    const src = /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? ''
    if (URL.parse(src, origin)?.origin === origin && !src.startsWith('//')) return hasHash ? 5 : 0
    if (!src.startsWith('https:')) return hasHash ? -20 : -50
    return hasHash ? 5 : -5
  })
  const worst = Math.min(0, ...points)
  return worst < 0 ? worst : Math.max(0, ...points)
}

function framingPoints({ headers }: ScannedPage): number {
  if (directivesOf(headers).has('frame-ancestors')) return 5
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}
