import { common } from './en/common.ts'
import { contact } from './en/contact.ts'
import { head } from './en/head.ts'
import { hero } from './en/hero.ts'
import { footer, header } from './en/layout.ts'
import { openNow, restaurants } from './en/restaurants.ts'

/** The built-in texts in English. */
export const en = {
  common,
  head,
  header,
  hero,
  footer,
  restaurants,
  openNow,
  contact,
}

/**
 * The built-in texts of one language (ENT-24). English is the source: a missing or an extra key
 * in Japanese is a type error.
 */
export type Bundle = typeof en
