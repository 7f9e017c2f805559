'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { inJapanese } from './toast-words.ts'

const { success, error, warning } = toast
const ENGLISH = { success, error, warning }

/** Lets the messages that Payload knows in English only appear in the language of the desk. */
export function Toasts({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => {
    if (language !== 'ja') return
    const say =
      (show: typeof success): typeof success =>
      (message, options) =>
        show(typeof message === 'string' ? inJapanese(message) : message, options)
    Object.assign(toast, { success: say(success), error: say(error), warning: say(warning) })
    return () => {
      Object.assign(toast, ENGLISH)
    }
  }, [language])
  return children
}
