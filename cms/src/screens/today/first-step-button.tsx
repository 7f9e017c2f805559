'use client'

import { usePreferences, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { say, type Words } from '../../base/words.ts'
import type { FIRST_STEP_KEYS } from './first-step-keys.ts'

type Props = { remembers: (typeof FIRST_STEP_KEYS)[keyof typeof FIRST_STEP_KEYS]; words: Words }

/** Remembers what a member of staff says of the first steps, and shows the others. */
export function FirstStepButton({ remembers, words }: Props) {
  const { i18n } = useTranslation()
  const { setPreference } = usePreferences()
  const router = useRouter()
  async function remember(): Promise<void> {
    await setPreference(remembers, true)
    router.refresh()
  }
  return (
    <button className="desk-steps__tell" onClick={() => void remember()} type="button">
      {say({ i18n }, words)}
    </button>
  )
}
