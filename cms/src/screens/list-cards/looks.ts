import type { Payload, TypedUser } from 'payload'
import { preferenceOf } from '../../base/preferences.ts'
import type { Words } from '../../base/words.ts'

/** The two looks of a list. */
export const LOOKS = ['cards', 'table'] as const

export type Look = (typeof LOOKS)[number]

/** What the desk calls them. */
export const LOOK_WORDS: Record<Look | 'choice', Words> = {
  choice: { en: 'Show as', ja: '表示' },
  cards: { en: 'Cards', ja: 'カード' },
  table: { en: 'Table', ja: '表' },
}

/** The key under which the desk remembers the look of a list for each member of staff. */
export function lookKey(list: string): string {
  return `${list}-look`
}

/** A list as a member of staff last looked at it; cards at first. */
export async function lookOf(payload: Payload, user: TypedUser, list: string): Promise<Look> {
  const chosen = await preferenceOf(payload, user, lookKey(list))
  return LOOKS.find((look) => look === chosen) ?? 'cards'
}
