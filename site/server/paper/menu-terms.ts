import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import { SPOKEN } from '@noren/contract/hours/words/spoken'
import type { Language } from '@noren/contract/language'
import { menuTimesText } from '@noren/contract/menus/menu-times'
import { MENU_WORDS } from '@noren/contract/menus/menu-words'
import type { Menu } from '@noren/contract/resources/menus'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { yen } from '#src/pages/restaurant/menu-groups.ts'
import { escapeXml } from '../pages/escape-xml.ts'
import { marked } from './marked.ts'
import { PAPER_WORDS } from './paper-words.ts'

/** A menu's name, when it is served and what else is said of it. */
export function menuTerms(
  { name, when, note }: Menu,
  hours: OpeningHours | undefined,
  language: Language,
): string {
  const times = when && menuTimesText(when, hours, language, SPOKEN[language])
  return [
    `<span${marked(name, language)}</span>`,
    times && `<small>${escapeXml(times)}</small>`,
    note && `<small${marked(note, language)}</small>`,
  ]
    .filter(Boolean)
    .join('')
}

/** @param charge for each guest, in yen */
export function chargeText(charge: number, language: Language): string {
  if (charge === 0) return PAPER_WORDS[language].noCharge
  return MENU_WORDS[language].tableCharge(BUNDLES[language].restaurants.detail.price(yen(charge)))
}
