import type { Words } from '../../../base/words.ts'

/** Why nothing is saved: the desk cannot be reached, the session has ended, or the desk refused the content. */
export type Obstacle = 'cut-off' | 'signed-out' | 'refused'

/** The message to staff; the time is that of the first unsaved change. */
export const UNSAVED: { [O in Obstacle]: (since: string) => Words } = {
  'cut-off': (since) => ({
    en: `Not saved since ${since}: the desk cannot be reached. What you typed is still here and is saved as soon as it can be; please keep this page open.`,
    ja: `${since}から保存できていません。サーバーにつながりません。入力した内容はこの画面に残っており、つながりしだい保存します。画面を閉じないでください。`,
  }),
  'signed-out': (since) => ({
    en: `Not saved since ${since}: you are signed out. What you typed is still here and is saved once you have signed in again in another tab; please keep this page open.`,
    ja: `${since}から保存できていません。ログインが切れています。入力した内容はこの画面に残っており、別のタブでログインし直すと保存します。画面を閉じないでください。`,
  }),
  refused: (since) => ({
    en: `Not saved since ${since}: the desk did not accept it. What you typed is still here; please change what the message names, or copy it and reload the page.`,
    ja: `${since}から保存できていません。内容が受け付けられませんでした。入力した内容はこの画面に残っています。メッセージで示された項目を直すか、内容を控えてからページを再読み込みしてください。`,
  }),
}

export const SIGN_IN_ELSEWHERE: Words = { en: 'Sign in in another tab', ja: '別のタブでログイン' }

/** In front of the time of the last save. */
export const CHANGED: Words = { en: 'Changed', ja: '更新日時' }
