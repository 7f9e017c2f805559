import type { Language } from '@noren/contract/language'
import { about as aboutEn } from './en/about.ts'
import { common as commonEn } from './en/common.ts'
import { contact as contactEn } from './en/contact.ts'
import { footer as footerEn } from './en/footer.ts'
import { head as headEn } from './en/head.ts'
import { header as headerEn } from './en/header.ts'
import { hero as heroEn } from './en/hero.ts'
import { home as homeEn } from './en/home.ts'
import { restaurants as restaurantsEn } from './en/restaurants.ts'
import { about as aboutJp } from './jp/about.ts'
import { common as commonJp } from './jp/common.ts'
import { contact as contactJp } from './jp/contact.ts'
import { footer as footerJp } from './jp/footer.ts'
import { head as headJp } from './jp/head.ts'
import { header as headerJp } from './jp/header.ts'
import { hero as heroJp } from './jp/hero.ts'
import { home as homeJp } from './jp/home.ts'
import { restaurants as restaurantsJp } from './jp/restaurants.ts'

const en = {
  common: commonEn,
  head: headEn,
  header: headerEn,
  hero: heroEn,
  home: homeEn,
  footer: footerEn,
  restaurants: restaurantsEn,
  about: aboutEn,
  contact: contactEn,
}

/**
 * The built-in texts of one language (spec §3). English is the source: a missing or an extra key
 * in Japanese is a type error.
 */
export type Bundle = typeof en

/** The built-in texts of each language. */
export const BUNDLES: { readonly [L in Language]: Bundle } = {
  en,
  jp: {
    common: commonJp,
    head: headJp,
    header: headerJp,
    hero: heroJp,
    home: homeJp,
    footer: footerJp,
    restaurants: restaurantsJp,
    about: aboutJp,
    contact: contactJp,
  },
}
