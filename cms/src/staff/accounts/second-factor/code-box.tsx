import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { say } from '../../../base/words.ts'
import { Box } from '../forms/box.tsx'
import type { Typed } from '../use-account-call.ts'
import { CODE } from './answers.ts'

/** Whether the desk has asked for the code of the second factor; it does so by refusing it. */
export function useCodeAsked(refused: Typed): boolean {
  const [isAsked, setIsAsked] = useState(false)
  if (!isAsked && refused[CODE] !== undefined) setIsAsked(true)
  return isAsked
}

/** The box for the code. The refusal that made it appear is no mistake of the user, and not shown. */
export function CodeBox({ refused }: { refused: Typed }) {
  const { i18n } = useTranslation()
  const [asking] = useState(refused[CODE])
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box
      autoComplete="one-time-code"
      help={say(
        { i18n },
        {
          en: 'The six digits in your authenticator app. Without your phone: one of your recovery codes. Without either, please ask an administrator.',
          ja: '認証アプリに表示されている6桁の数字です。端末が手元にない場合はリカバリーコードを、それもない場合は管理者に解除を頼んでください。',
        },
      )}
      label={say({ i18n }, { en: 'Code', ja: '確認コード' })}
      name={CODE}
      ref={box}
      refused={refused[CODE] === asking ? undefined : refused[CODE]}
      required
    />
  )
}
