import type { Words } from '../../../base/words.ts'

/** Why nothing is saved: the desk cannot be reached, the session has ended, or the desk refused the content. */
export type Obstacle = 'cut-off' | 'signed-out' | 'refused'

/** The message to staff; the time is that of the first unsaved change. */
export const unsavedWords = (since: string): { [O in Obstacle]: Words } => ({
  'cut-off': {
    en: `Not saved since ${since}: the desk cannot be reached. What you typed is still here and is saved as soon as it can be; please keep this page open.`,
    ja: `${since}から保存できていません。サーバーにつながりません。入力した内容はこの画面に残っており、つながりしだい保存します。画面を閉じないでください。`,
  },
  'signed-out': {
    en: `Not saved since ${since}: you are signed out. What you typed is still here and is saved once you have signed in again in another tab; please keep this page open.`,
    ja: `${since}から保存できていません。ログインが切れています。入力した内容はこの画面に残っており、別のタブでログインし直すと保存します。画面を閉じないでください。`,
  },
  refused: {
    en: `Not saved since ${since}: the desk did not accept it. What you typed is still here; please change what the message names, or copy it and reload the page.`,
    ja: `${since}から保存できていません。内容が受け付けられませんでした。入力した内容はこの画面に残っています。メッセージで示された項目を直すか、内容を控えてからページを再読み込みしてください。`,
  },
})

/** Why nothing is saved any more from this page: the document, or the page's own version of the desk, is no more. */
export const OVER = {
  gone: {
    en: 'This no longer exists: someone has deleted it. Please copy what you still need before you leave.',
    ja: 'この内容は、すでに削除されています。必要な文章は、画面を離れる前に控えてください。',
  },
  outdated: {
    en: 'Not saved: the desk has been renewed since this page was opened. What you typed is kept, and is in the form again once the page is reloaded.',
    ja: '保存していません。この画面を開いたあとで、管理画面が新しくなりました。入力した内容は残っており、再読み込みすると入力欄に戻ります。',
  },
} satisfies { [Part in string]: Words }

/** Two people changed the same; the fields ask what is to stay. */
export const clashWords = (by: string | null): Words => ({
  en: `Not saved yet: ${by ?? 'another window of yours'} has changed the same. Please choose at the field which is to stay; everything you typed is still here.`,
  ja: `まだ保存していません。${by === null ? 'ご自身のほかの画面' : `${by}さん`}が同じ項目を変更しました。どちらを残すか、その項目で選んでください。入力した内容は残っています。`,
})

/** What helps. */
export const RELOAD: Words = { en: 'Reload', ja: '再読み込み' }
export const TO_TRASH: Words = { en: 'To the trash', ja: 'ゴミ箱を開く' }
export const SIGN_IN_ELSEWHERE: Words = { en: 'Sign in in another tab', ja: '別のタブでログイン' }

/** In front of the time of the last save. */
export const CHANGED: Words = { en: 'Changed', ja: '更新日時' }

export const TYPED: Words = { en: 'Not saved yet', ja: 'まだ保存していません' }

/** The time on the clock of the last save from this screen: `10:32`. */
export const savedWords = (time: string): Words => ({
  en: `Saved at ${time}`,
  ja: `${time}に保存しました`,
})
