import type { Snapshot } from '@noren/contract/snapshot'
import { SCRIPT_ADDRESSES, SCRIPT_TEXTS } from './script-payloads.ts'

const PAYLOADS = [...SCRIPT_TEXTS, ...SCRIPT_ADDRESSES]

/** Fields that choose one of few values, or by which a thing is found: with another value nothing would be shown. */
const CHOICES = new Set([
  ...['_id', 'slug', 'createdAt', 'icon', 'part', 'network', 'business', 'accent', 'pricing'],
  ...['days', 'weekday', 'closedDays', 'closedDayOnHoliday', 'sessions', 'marks', 'allergens'],
  ...['allergenList', 'payment', 'children', 'stepFree', 'parking', 'smoking'],
])
const DATE_OR_TIME = /^(?:\d{4}-\d\d-\d\d.*|\d\d:\d\d)$/
const ADDRESS = /^(?:\/media\/|https:|@|[\d-]{8,}$)/

/**
 * Puts every payload into every text of a snapshot, and one after another into its addresses. Where there are many
 * texts of a kind, such as the names of dishes, each has some; a single one, such as the hero's title, has all.
 */
export function fillWithScripts(snapshot: Snapshot): void {
  const kinds = countKinds(snapshot.content)
  const places = new Map<string, number>()
  const next = (kind: string): number => {
    const place = places.get(kind) ?? 0
    places.set(kind, place + 1)
    return place
  }
  const filled = (text: string, kind: string): string => {
    if (ADDRESS.test(text)) return PAYLOADS.at(-1 - (next('address') % PAYLOADS.length)) ?? ''
    const share = Math.ceil(PAYLOADS.length / (kinds.get(kind) ?? 1))
    const from = (next(kind) * share) % PAYLOADS.length
    return PAYLOADS.slice(from, from + share).join(' ')
  }
  Object.assign(snapshot.content, changed(snapshot.content, filled))
  snapshot.heads = { home: changed({ title: { en: 'x', jp: 'x' } }, filled) }
}

type Change = (text: string, kind: string) => string

/** The value with its texts changed, except those that are no words of anybody. */
function changed(value: unknown, change: Change, kind = ''): unknown {
  if (typeof value === 'string') return isKept(value, kind) ? value : change(value, kind)
  if (Array.isArray(value)) return value.map((part) => changed(part, change, kind))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, changed(part, change, `${kind}.${key}`)]),
  )
}

function isKept(text: string, kind: string): boolean {
  const [key = ''] = kind.split('.').slice(-1)
  const isLabelOfSitting = kind.endsWith('.sessions.label')
  return CHOICES.has(key) || isLabelOfSitting || DATE_OR_TIME.test(text)
}

/** How many texts of each kind there are. */
function countKinds(content: unknown): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>()
  changed(content, (text, kind) => {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    return text
  })
  return kinds
}
