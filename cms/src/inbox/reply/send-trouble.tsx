'use client'

import { useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { say } from '../../base/words.ts'
import type { Problem } from './send-problem.ts'

/** Below a letter that was not sent: why, and what to do. */
export function SendTrouble({ problem }: { problem: Problem }) {
  const { i18n } = useTranslation()
  const here = usePathname()
  const shown = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (problem) shown.current?.scrollIntoView({ block: 'center' })
  }, [problem])

  return (
    <p className="desk-reply__trouble" ref={shown} role="alert">
      {'said' in problem ? problem.said : say({ i18n }, problem.words)}
      {'words' in problem && problem.isSignedOut && (
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
