import * as v from 'valibot'
import { askDesk } from '../../base/requests/ask-desk.ts'
import type { Words } from '../../base/words.ts'

/** Why nothing is saved: the desk cannot be reached, the session is over, or it says no to what was sent. */
export type Obstacle = 'cut-off' | 'signed-out' | 'refused'

const meSchema = v.object({ user: v.nullish(v.unknown()) })

/** What stands in the way of a save before it is sent; `null`: nothing does. A save that fails says so every time. */
export async function obstacle(): Promise<Exclude<Obstacle, 'refused'> | null> {
  const { value: me } = await askDesk('/api/users/me', meSchema)
  if (!me) return 'cut-off'
  return me.user ? null : 'signed-out'
}

/** What is said of it; the time is when the first change was made that is not saved. */
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
    en: `Not saved since ${since}: the desk refused what was sent. What you typed is still here; please change what the message named, or copy it and reload the page.`,
    ja: `${since}から保存できていません。内容が受け付けられませんでした。入力した内容はこの画面に残っています。メッセージで示された項目を直すか、内容を控えてからページを再読み込みしてください。`,
  }),
}
