'use client'

import {
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { say } from '../words.ts'
import type { SaveDraft } from './use-save-draft.ts'

/** Payload waits for a pause in the typing, and never tries again. */
const SAVE_EVERY_MS = 4000

/**
 * Saves what Payload's autosave leaves: what is typed without a pause, what could not be saved, and what
 * was typed just before the screen is left. Says so while the desk cannot be reached.
 */
export function SaveState({ saveDraft }: { saveDraft: SaveDraft }) {
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isSaving = useFormBackgroundProcessing()
  const isBusy = isProcessing || isSaving
  const [isCutOff, setIsCutOff] = useState(false)
  const latest = useRef({ isModified, isBusy, saveDraft })
  latest.current = { isModified, isBusy, saveDraft }

  useEffect(() => {
    if (!isModified) return setIsCutOff(false)
    const timer = setInterval(async () => {
      if (latest.current.isBusy) return
      const isReached = await isDeskReached()
      setIsCutOff(!isReached)
      // What was refused is refused again until somebody changes it.
      if (isReached && !(await latest.current.saveDraft())) clearInterval(timer)
    }, SAVE_EVERY_MS)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('beforeunload', ask)
    }
  }, [isModified])

  useEffect(
    () => () => {
      if (latest.current.isModified) void latest.current.saveDraft()
    },
    [],
  )

  return (
    <p className="desk-cut-off" role="status">
      {isCutOff && say({ i18n }, CUT_OFF)}
    </p>
  )
}

/** Asked first, since a save that fails says so every time. */
async function isDeskReached(): Promise<boolean> {
  try {
    return (await fetch('/api/users/me')).ok
  } catch {
    return false
  }
}

const CUT_OFF = {
  en: 'Not saved: the desk cannot be reached. What you typed is still here and is saved as soon as it can be; please keep this page open.',
  ja: '保存できていません。サーバーにつながりません。入力した内容はこの画面に残っており、つながりしだい保存します。画面を閉じないでください。',
}
