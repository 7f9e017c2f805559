import { useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { sentenceOf } from '../../base/requests/ask-desk.ts'
import { say, type Words } from '../../base/words.ts'
import { obstacle } from '../../content/editing/autosave/keep-typed.tsx'

/** Why a letter was not sent, in the desk's own sentence or in ours; and whether signing in helps. */
export type Problem = { words: Words; isSignedOut: boolean }

/** Finds out why the desk did not say that it has sent a letter. */
export async function problemOf(refusal: unknown): Promise<Problem> {
  const by = await obstacle()
  const said = sentenceOf(refusal)
  const isSignedOut = by === 'signed-out'
  if (by === null && said !== null) return { words: { en: said, ja: said }, isSignedOut }
  return { words: isSignedOut ? SIGNED_OUT : UNKNOWN, isSignedOut }
}

const SIGNED_OUT: Words = {
  en: 'Not sent: you are signed out. Your text is kept; please sign in, and press again.',
  ja: '送信できませんでした。ログインが切れています。書いた文章は残っていますので、ログインして、もう一度押してください。',
}

const UNKNOWN: Words = {
  en: 'The desk did not answer, so it is not known whether the letter was sent. Please press again: the same letter is never sent twice.',
  ja: 'サーバーから返事がなく、送信できたか確認できませんでした。もう一度押してください。同じ手紙が二度届くことはありません。',
}

/** Below a letter that was not sent: why, and what to do. */
export function SendTrouble({ problem }: { problem: Problem }) {
  const { i18n } = useTranslation()
  const here = usePathname()
  const shown = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'center' })
  }, [problem])

  return (
    <p className="desk-reply__trouble" ref={shown} role="alert">
      {say({ i18n }, problem.words)}
      {problem.isSignedOut && (
        <>
          {' '}
          <a href={`/admin/login?redirect=${encodeURIComponent(here)}`}>
            {say({ i18n }, { en: 'Sign in', ja: 'ログインする' })}
          </a>
        </>
      )}
    </p>
  )
}
