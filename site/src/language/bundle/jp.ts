import type { Bundle } from './en.ts'
import { about } from './jp/about.ts'
import { common } from './jp/common.ts'
import { contact } from './jp/contact.ts'
import { footer } from './jp/footer.ts'
import { head } from './jp/head.ts'
import { header } from './jp/header.ts'
import { hero } from './jp/hero.ts'
import { home } from './jp/home.ts'
import { openNow } from './jp/open-now.ts'
import { restaurants } from './jp/restaurants.ts'

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
