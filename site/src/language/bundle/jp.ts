import type { Bundle } from './en.ts'
import { about } from './jp/about.ts'
import { common } from './jp/common.ts'
import { contact } from './jp/contact.ts'
import { head } from './jp/head.ts'
import { hero, home } from './jp/home.ts'
import { footer, header } from './jp/layout.ts'
import { openNow, restaurants } from './jp/restaurants.ts'

/** The built-in texts in Japanese. */
export const jp: Bundle = {
  common,
  head,
  header,
  hero,
  home,
  footer,
  restaurants,
  openNow,
  about,
  contact,
}
