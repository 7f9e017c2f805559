import type { Bundle } from './en.ts'
import { common } from './jp/common.ts'
import { contact } from './jp/contact.ts'
import { head } from './jp/head.ts'
import { hero } from './jp/hero.ts'
import { footer, header } from './jp/layout.ts'
import { openNow, restaurants } from './jp/restaurants.ts'

/** The built-in texts in Japanese. */
export const jp: Bundle = {
  common,
  head,
  header,
  hero,
  footer,
  restaurants,
  openNow,
  contact,
}
