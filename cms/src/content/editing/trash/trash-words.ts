import type { Words } from '../../../base/words.ts'

export const TRASH = {
  move: { en: 'Move to the trash', ja: 'ゴミ箱に入れる' },
  question: { en: 'Move to the trash?', ja: 'ゴミ箱に入れますか' },
  undo: { en: 'Undo', ja: '元に戻す' },
} satisfies { [Part in string]: Words }

/** How long undoing is offered: long enough to notice the mistake, in ms. */
export const LONG = 10_000

/** What becomes of a document of a kind that moves to the trash. */
export function toTrashWords(kind: Words, title: string): Words {
  return {
    en: `The ${kind.en} “${title}” moves to the trash. If it is on the site it goes from there at once, and it can be put back for 30 days.`,
    ja: `${kind.ja}「${title}」をゴミ箱に入れます。公開中のものはサイトから消えます。30日間はゴミ箱から戻せます。`,
  }
}

/** Once it is there. */
export function trashedWords(kind: Words, title: string): Words {
  return {
    en: `${kind.en} “${title}” moved to the trash.`,
    ja: `${kind.ja}「${title}」をゴミ箱に入れました。`,
  }
}
