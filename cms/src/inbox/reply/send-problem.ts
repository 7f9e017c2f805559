import { sentenceOf } from '../../base/requests/ask-desk.ts'
import type { Words } from '../../base/words.ts'
import { obstacle } from '../../content/editing/autosave/keep-typed.tsx'

/** Why a letter was not sent: the desk's own sentence, or ours. */
export type Problem = { said: string } | { words: Words; isSignedOut: boolean }

/** Finds out why the desk did not say that it has sent a letter. */
export async function problemOf(refusal: unknown): Promise<Problem> {
  const by = await obstacle()
  const said = sentenceOf(refusal)
  if (by === null && said !== null) return { said }
  return by === 'signed-out'
    ? { words: SIGNED_OUT, isSignedOut: true }
    : { words: UNKNOWN, isSignedOut: false }
}

const SIGNED_OUT: Words = {
  en: 'Not sent: you are signed out. Your text is kept; please sign in, and press again.',
  ja: '送信できませんでした。ログインが切れています。書いた文章は残っていますので、ログインして、もう一度押してください。',
}

const UNKNOWN: Words = {
  en: 'The desk did not answer, so it is not known whether the letter was sent. Please press again: the same letter is never sent twice.',
  ja: 'サーバーから返事がなく、送信できたか確認できませんでした。もう一度押してください。同じ手紙が二度届くことはありません。',
}
