import type { LocalizedText } from '@noren/contract/localized'
import { ALT_NAMES, isDecorative } from '../content/fields/alt.ts'
import type { Media } from '../payload-types.ts'
import { localized } from './per-language.ts'

/** What a picture shows, in words; nothing for one that is decorative or was deleted. */
export function altOf(picture: number | Media | null | undefined): LocalizedText {
  if (typeof picture !== 'object' || !picture || isDecorative(picture)) return {}
  return localized(ALT_NAMES, (name) => picture[name])
}
