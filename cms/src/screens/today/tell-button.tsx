'use client'

import { usePreferences, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { say, type Words } from '../../base/words.ts'
import type { TOLD } from './told.ts'

type Props = { told: (typeof TOLD)[keyof typeof TOLD]; words: Words }

/** Remembers what a member of staff says of the first steps, and shows the others. */
export function TellButton({ told, words }: Props) {
  const { i18n } = useTranslation()
  const { setPreference } = usePreferences()
  const router = useRouter()
  async function tell(): Promise<void> {
    await setPreference(told, true)
    router.refresh()
  }
  return (
    <button className="desk-steps__tell" onClick={() => void tell()} type="button">
      {say({ i18n }, words)}
    </button>
  )
}
