import type { Words } from '../../../base/words.ts'

/** @param by who changed the same; `null`: the reader, in another window */
export function headingFor(by: string | null): Words {
  return by === null
    ? {
        en: 'You have changed the same in another window. Which is to stay?',
        ja: '別の画面でも同じ項目を変更しています。どちらを残しますか。',
      }
    : {
        en: `${by} has changed the same. Which is to stay?`,
        ja: `${by}さんも同じ項目を変更しました。どちらを残しますか。`,
      }
}

/** What their text is called; `by` as of {@link headingFor}. */
export function theirsOf(by: string | null): Words {
  return by === null
    ? { en: 'Saved in the other window', ja: '別の画面で保存した内容' }
    : { en: `Saved by ${by}`, ja: `${by}さんが保存した内容` }
}

export const MINE: Words = { en: 'Here, not saved yet', ja: 'この画面の内容（未保存）' }
export const KEEP: Words = { en: 'Keep mine', ja: 'この画面の内容を残す' }
export const TAKE: Words = { en: 'Take theirs', ja: '保存済みの内容にする' }
export const NOTHING: Words = { en: '(nothing)', ja: '（なし）' }
