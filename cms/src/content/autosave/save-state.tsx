'use client'

import {
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say } from '../../base/words.ts'
import { type Obstacle, obstacle, UNSAVED } from './obstacle.ts'
import type { SaveDraft } from './use-save-draft.ts'

/** Payload waits for a pause in the typing, and never tries again. */
const SAVE_EVERY_MS = 4000

/**
 * Saves what Payload's autosave leaves: what is typed without a pause, what could not be saved, and what
 * was typed just before the screen is left. Says since when nothing is saved, and what to do, in place of
 * Payload's line, which goes on telling when something was.
 */
export function SaveState({ saveDraft }: { saveDraft: SaveDraft }) {
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isSaving = useFormBackgroundProcessing()
  const isBusy = isProcessing || isSaving
  const [unsaved, setUnsaved] = useState<{ by: Obstacle; since: Date } | null>(null)
  const latest = useRef({ isModified, isBusy, saveDraft })
  latest.current = { isModified, isBusy, saveDraft }

  useEffect(() => {
    if (!isModified) return setUnsaved(null)
    const since = new Date()
    const timer = setInterval(async () => {
      if (latest.current.isBusy) return
      let by: Obstacle | null = await obstacle()
      if (by === null && !(await latest.current.saveDraft())) by = (await obstacle()) ?? 'refused'
      setUnsaved(by && { by, since })
      // What was refused is refused again until somebody changes it.
      if (by === 'refused') clearInterval(timer)
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
    <p className="desk-unsaved" role="status">
      {unsaved && say({ i18n }, UNSAVED[unsaved.by](inTokyo(unsaved.since).slice(-5)))}
      {unsaved?.by === 'signed-out' && (
        <a href="/admin/login" rel="noopener" target="_blank">
          {say({ i18n }, { en: 'Sign in in another tab', ja: '別のタブでログイン' })}
        </a>
      )}
    </p>
  )
}
