import type { Words } from '../../base/words.ts'
import type { Enquiry } from '../../payload-types.ts'

/** How staff took a table themselves; every other request came from the site. */
export const SOURCES = ['telephone', 'door'] as const

export type Source = (typeof SOURCES)[number]

export const SOURCE_WORDS: { [S in Source]: Words } = {
  telephone: { en: 'By phone', ja: '電話' },
  door: { en: 'At the door', ja: '店頭' },
}

/** The subject of such a table, as visitors write one. */
export const SOURCE_SUBJECTS: { [S in Source]: string } = {
  telephone: '電話でのご予約',
  door: '店頭でのご予約',
}

const NAMELESS: Words = { en: 'No name', ja: 'お名前なし' }

/** Whose an enquiry is, for rows and headings: staff need not write down the name of who calls. */
export function guestWords({ name }: Pick<Enquiry, 'name'>): Words {
  return name === '' ? NAMELESS : { en: name, ja: name }
}

/** With 様 in Japanese, where there is a name. */
export function guestNamed({ name }: Pick<Enquiry, 'name'>): Words {
  return name === '' ? NAMELESS : { en: name, ja: `${name} 様` }
}
