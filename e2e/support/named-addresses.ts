import { isObject } from '@noren/contract/json'
import { parseHTML } from 'linkedom'
import { type Policy, readPolicy } from './page-policy.ts'
import type { Site } from './site.ts'

/** An address that a page or a file names. */
type Named = {
  /** Where: its path. */
  by: string
  url: URL
  /** What the page loads it as, by the name of the policy's directive; nothing for a link or a plain mention. */
  as?: string
}

/** What a site names. All lists are sorted. */
type NamedBySite = {
  /** Of its own origin: each is there, or not (`broken`: path, status and where it is named). */
  own: string[]
  broken: string[]
  /** Every other origin that is named. */
  others: string[]
  /** What a page would load although its own policy refuses it. */
  refused: string[]
}

/** Where a visit of the whole site begins: what no page links to. */
const STARTS = ['/', '/ja', '/robots.txt', '/sitemap.xml', '/llms.txt', '/no-such-page']

/** Requested at a time. */
const AT_ONCE = 8

/**
 * Requests every address of its own origin that any page, style sheet, script, feed, manifest, share card,
 * structured data or answer of a site names, and lists those of others.
 */
export async function namedAddresses({ origin }: Pick<Site, 'origin'>): Promise<NamedBySite> {
  const statuses = new Map<string, number>([['/no-such-page', 200]])
  const broken: string[] = []
  const refused = new Set<string>()
  const others = new Set<string>()
  let waiting: Named[] = STARTS.map((path) => ({ by: 'the start', url: new URL(path, origin) }))
  while (waiting.length > 0) {
    const now = waiting.splice(0, AT_ONCE)
    const found = await Promise.all(now.map((named) => visit(named)))
    waiting = [...waiting, ...found.flat()]
  }
  return {
    own: [...statuses.keys()].toSorted(),
    broken: broken.toSorted(),
    others: [...others].toSorted(),
    refused: [...refused].toSorted(),
  }

  /** What else the answer at an address names. */
  async function visit({ by, url }: Named): Promise<Named[]> {
    const path = url.pathname + url.search
    const method = url.pathname.startsWith('/media/') ? 'HEAD' : 'GET'
    const answer = await fetch(url, { method })
    if (answer.status !== (statuses.get(path) ?? 200) && path !== '/no-such-page')
      broken.push(`${path} answers ${answer.status}, named by ${by}`)
    statuses.set(path, answer.status)
    const text = await answer.text()
    const policy = readPolicy(answer.headers.get('content-security-policy') ?? '', origin)
    const named = namedIn(text, answer.headers.get('content-type') ?? '', url)
    return named.filter((each) => isNew(each, policy))
  }

  /** Whether it is still to be requested; notes what another origin or a refusal is. */
  function isNew({ by, url, as }: Named, policy: Policy): boolean {
    if (as && !policy.allows(as, url)) refused.add(`${by} would load ${url.href} (${as})`)
    if (url.origin !== origin) others.add(url.origin)
    const path = url.pathname + url.search
    if (url.origin !== origin || statuses.has(path)) return false
    statuses.set(path, 200)
    return true
  }
}

/** Every address in an answer of this type. */
function namedIn(text: string, type: string, at: URL): Named[] {
  const by = at.pathname
  const named = (raw: string, as?: string): Named[] => {
    const url = URL.parse(raw, at)
    return url?.protocol.startsWith('http') ? [{ by, url, ...(as && { as }) }] : []
  }
  if (type.includes('html')) return inPage(text, named)
  if (type.includes('css')) return inStyles(text, named)
  if (type.includes('javascript')) {
    // Its own files, which it names from the folder they are in or from the site's.
    const files = text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.\w+)["'`]/g)
    return [...files].flatMap(([, name]) => named(`/assets/${name}`))
  }
  if (type.includes('json')) return inJson(JSON.parse(text), named)
  if (type.includes('xml') && !type.includes('svg')) {
    const addresses = text.matchAll(
      /(?:\s(?:href|src|url)="|<(?:\w+:)?(?:loc|link|id|icon|logo)>)([^"<]+)/g,
    )
    return [...addresses].flatMap(([, raw = '']) => named(raw.replaceAll('&amp;', '&')))
  }
  if (type.includes('text/plain')) {
    return [...text.matchAll(/https?:\/\/[^\s)>\]]*[^\s)>\].,:;]/g)].flatMap(([raw]) => named(raw))
  }
  return []
}

type Name = (raw: string, as?: string) => Named[]

function inStyles(css: string, named: Name): Named[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].flatMap(([, raw = '']) => named(raw))
}

function inJson(value: unknown, named: Name): Named[] {
  if (typeof value === 'string')
    return /^(?:\/[\w?]|https?:\/\/)\S*$/.test(value) ? named(value) : []
  if (Array.isArray(value)) return value.flatMap((item) => inJson(item, named))
  return isObject(value) ? inJson(Object.values(value), named) : []
}

/** An address at the start of an attribute: then the whole attribute is one, or a list of them. */
const ADDRESS = /^(?:\/(?!\/)|https?:\/\/|assets\/)/

function inPage(html: string, named: Name): Named[] {
  const { document } = parseHTML(html)
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const { localName, textContent } = element
    if (localName === 'style') return inStyles(textContent, named)
    if (localName === 'script' && element.getAttribute('type')?.includes('json'))
      return inJson(JSON.parse(textContent.replaceAll('<wbr/>', '')), named)
    return [...element.attributes].flatMap(({ name, value }) => {
      if (!ADDRESS.test(value) || name.startsWith('xmlns')) return []
      const as = loadedAs(element, name.toLowerCase())
      const addresses = value.split(/[\s,]+/).filter((part) => ADDRESS.test(part))
      // An app's files are named from the site's folder, whatever the page's own.
      return addresses.flatMap((raw) => named(raw.replace(/^assets\//, '/assets/'), as))
    })
  })
}

/** The policy's directive for what an attribute makes a browser load; nothing for a link. */
function loadedAs(element: Element, attribute: string): string | undefined {
  const { localName } = element
  if (localName === 'img' || attribute === 'srcset') return 'img-src'
  if (attribute === 'poster') return 'img-src'
  if (localName === 'video' || localName === 'audio' || localName === 'source') return 'media-src'
  if (localName === 'iframe') return 'frame-src'
  if (localName === 'script') return 'script-src'
  if (localName === 'form' && attribute === 'action') return 'form-action'
  return localName === 'link' ? linkedAs(element) : undefined
}

function linkedAs(link: Element): string | undefined {
  const [rel = '', as = ''] = ['rel', 'as'].map((name) => link.getAttribute(name) ?? '')
  if (/icon/.test(rel)) return 'img-src'
  if (rel === 'manifest') return 'manifest-src'
  if (rel === 'stylesheet' || as === 'style') return 'style-src'
  if (rel === 'modulepreload' || as === 'script') return 'script-src'
  if (as === 'image') return 'img-src'
  return as === 'font' ? 'font-src' : undefined
}
