import { eachOf } from '@noren/contract/fields'
import { DEFAULT_LANGUAGE, languageFromCode } from '@noren/contract/language'
import { labelOf } from '@noren/contract/resources/menu-label'
import { TAGS } from '../../base/locales.ts'
import { noTexts, type Priced, type Texts } from './dish.ts'

/** A price of several, to be written. */
export function blankRow(price: number | null = null): Priced {
  return { label: noTexts(), price }
}

/** The name of a price in all languages, as far as the shared words have it. */
export function labelTexts(text: string): Texts {
  const label = labelOf(text)
  return eachOf(TAGS, (tag) => label[languageFromCode(tag) ?? DEFAULT_LANGUAGE] ?? '')
}

/**
 * The name of a price as it is typed in one language. In the others it becomes the shared word where it is empty,
 * or was the shared word until now.
 */
export function inAll(before: Texts, typed: Texts): Texts {
  const changed = TAGS.find((tag) => typed[tag] !== before[tag])
  if (!changed) return typed
  const [was, now] = [labelTexts(before[changed]), labelTexts(typed[changed])]
  return eachOf(TAGS, (tag) => {
    const follows = before[tag] === '' || before[tag] === was[tag]
    return tag !== changed && follows ? now[tag] : typed[tag]
  })
}
