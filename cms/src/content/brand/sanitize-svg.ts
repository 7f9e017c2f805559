import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import { isWide, type MarkShape } from './mark-shape.ts'
import { LONGEST_RATIO, type MarkRefusal } from './mark-words.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** More than the crest of a family with all its leaves has; and deeper than drawing programs group. */
const ELEMENTS_LIMIT = 2000
const DEPTH_LIMIT = 40

/** What a mark is not the same without, so that it is refused rather than removed. */
const NEEDED: readonly (readonly [selector: string, refusal: MarkRefusal])[] = [
  ['text, tspan, textPath, tref', 'letters'],
  ['image', 'photos'],
  ['filter', 'effects'],
]

/** Removed with what is in them, or, as the link `a`, without. */
const REMOVED = [
  'a',
  'animatecolor',
  'animatemotion',
  'animatetransform',
  'font',
  'metadata',
  'mpath',
  'view',
]

/** Functions that stay within the drawing; `url` is looked at by itself. */
const FUNCTIONS = /\b(?:url|rgba?|hsla?|matrix|translate[XY]?|scale[XY]?|rotate|skew[XY]|calc)\(/gi

/**
 * Leaves of an SVG only what draws: no scripts, handlers, links, animations or foreign content, nothing
 * from elsewhere. The view box of a mark becomes a square. What was cleaned stays the same when cleaned again.
 */
export function sanitizeSvg(
  source: string,
  shape: MarkShape,
): { mark: string } | { refusal: MarkRefusal } {
  // Neither is expanded: a few can stand for gigabytes.
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) return { refusal: 'entities' }
  const { window } = new JSDOM()
  const root = new window.DOMParser().parseFromString(source, 'image/svg+xml').documentElement
  if (root.namespaceURI !== SVG || root.localName !== 'svg') return { refusal: 'damaged' }
  if (isComplex(root)) return { refusal: 'complex' }
  // Drawing programs wrap style sheets as character data, which would be removed.
  for (const style of root.querySelectorAll('style')) style.textContent = `${style.textContent}`
  createDOMPurify(window).sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: REMOVED,
    // No page has these ids among its own: the mark is a file of its own.
    SANITIZE_DOM: false,
  })
  const refusal = NEEDED.find(([selector]) => root.querySelector(selector))?.[1] ?? faultOf(root)
  if (refusal) return { refusal }
  const box = shape === 'square' ? squareOf(root) : wideOf(root)
  if (typeof box === 'string') return { refusal: box }
  root.setAttribute('viewBox', box.join(' '))
  for (const name of ['width', 'height', 'x', 'y', 'preserveAspectRatio'])
    root.removeAttribute(name)
  return { mark: new window.XMLSerializer().serializeToString(root).trim() }
}

function isComplex(root: Element): boolean {
  const all = root.querySelectorAll('*')
  return all.length > ELEMENTS_LIMIT || Array.from(all).some((each) => depthOf(each) > DEPTH_LIMIT)
}

function depthOf(element: Element): number {
  let depth = 0
  for (let up = element.parentElement; up && depth <= DEPTH_LIMIT; up = up.parentElement) depth++
  return depth
}

/** What of the cleaned drawing leads out of it, or multiplies. */
function faultOf(root: Element): MarkRefusal | null {
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const styles = element.localName === 'style' ? [element.textContent] : []
    for (const { localName, value } of element.attributes) {
      if (localName === 'href' ? !value.startsWith('#') : !staysInside(value)) return 'outside'
    }
    if (!styles.every((each) => staysInside(each) && !each.includes('@'))) return 'outside'
    if (element.localName === 'use' && !isPlainCopy(element, root)) return 'complex'
  }
  return null
}

/** Whether a value names nothing from elsewhere: no address, no unknown function, no escaped character. */
function staysInside(value: string): boolean {
  const names = value.replaceAll(/url\(\s*(['"]?)#[\w.-]+\1\s*\)/g, '')
  return !/\\|url\(/i.test(names) && !/[\w-]\(/.test(names.replaceAll(FUNCTIONS, ''))
}

/** Copies of copies would be more than anyone can count: ten of ten, nine times, are a thousand million. */
function isPlainCopy(use: Element, root: Element): boolean {
  const id = (use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? '').slice(1)
  const original = Array.from(root.querySelectorAll('[id]')).find((each) => each.id === id)
  return !original || (original.localName !== 'use' && !original.querySelector('use'))
}

type Box = [x: number, y: number, width: number, height: number]

/** The view box, with an equal margin where it is shorter. */
function squareOf(root: Element): Box | MarkRefusal {
  const box = boxOf(root)
  if (!box) return 'sizeless'
  const [x, y, width, height] = box
  const side = Math.max(width, height)
  if (side > Math.min(width, height) * LONGEST_RATIO) return 'shape'
  return [short(x - (side - width) / 2), short(y - (side - height) / 2), side, side]
}

/** The view box of a name. */
function wideOf(root: Element): Box | MarkRefusal {
  const box = boxOf(root)
  if (!box) return 'sizeless'
  const [, , width, height] = box
  return isWide(width / height) ? box : 'line'
}

/** The view box, or the size of a drawing without one. */
function boxOf(root: Element): Box | null {
  const box = numbers(
    root
      .getAttribute('viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? [],
  )
  const size = ['width', 'height'].map((name) => root.getAttribute(name)?.replace(/px$/, '') ?? '')
  const [x = 0, y = 0, width = 0, height = 0] = box.length === 4 ? box : [0, 0, ...numbers(size)]
  return width > 0 && height > 0 ? [x, y, width, height] : null
}

function numbers(texts: readonly string[]): number[] {
  const read = texts.map((text) => (text === '' ? Number.NaN : Number(text)))
  return read.every(Number.isFinite) ? read : []
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000
}
