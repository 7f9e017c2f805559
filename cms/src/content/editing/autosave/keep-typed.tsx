'use client'

import {
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { KeepChanges } from '../../../base/payload-insides/keep-changes.ts'
import { KeepEmptied } from '../../../base/payload-insides/keep-emptied.ts'
import { useBeforeLanguageSwitch } from '../../../base/payload-insides/language-switch.ts'
import { askDesk } from '../../../base/requests/ask-desk.ts'
import { inTokyo } from '../../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../../base/words.ts'
import { type SaveDraft, useSaveDraft } from './save-draft.tsx'

/**
 * Saves a draft before the content's language is switched, so that no text is lost. Where there are no
 * drafts, it asks staff. Keeps what is changed while the form waits for an answer.
 */
export function KeepTyped() {
  const { id, globalSlug, docConfig } = useDocumentInfo()
  const saveDraft = useSaveDraft({ automatic: true })
  const { t } = useTranslation()
  const isModified = useFormModified()
  const hasDrafts = Boolean(docConfig?.versions?.drafts)
  const keep = useCallback(
    async () => (hasDrafts ? saveDraft() : window.confirm(t('general:changesNotSaved'))),
    [hasDrafts, saveDraft, t],
  )
  useBeforeLanguageSwitch(isModified ? keep : null)
  return (
    <>
      <KeepEmptied />
      {hasDrafts && (id || globalSlug) && (
        <>
          <KeepChanges />
          <SaveState saveDraft={saveDraft} />
        </>
      )}
    </>
  )
}

/** Payload's autosave waits for a pause in the typing, and never tries again. */
const SAVE_EVERY_MS = 4000

/**
 * Saves what Payload's autosave misses: text typed without a pause, a save that failed, and text typed just
 * before staff leave the screen. Says since when nothing is saved, and what to do, in place of Payload's
 * line, which keeps showing the time of the last save.
 */
function SaveState({ saveDraft }: { saveDraft: SaveDraft }) {
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
      // The desk refuses the same content again until staff change it.
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

/** Why nothing is saved: the desk cannot be reached, the session has ended, or the desk refused the content. */
type Obstacle = 'cut-off' | 'signed-out' | 'refused'

const meSchema = v.object({ user: v.nullish(v.unknown()) })

/**
 * What prevents a save before it is sent; `null` when nothing does. A save that fails shows a message every
 * time.
 */
export async function obstacle(): Promise<Exclude<Obstacle, 'refused'> | null> {
  const { value: me } = await askDesk('/api/users/me', meSchema)
  if (!me) return 'cut-off'
  return me.user ? null : 'signed-out'
}

/** The message to staff; the time is that of the first unsaved change. */
const UNSAVED: { [O in Obstacle]: (since: string) => Words } = {
  'cut-off': (since) => ({
    en: `Not saved since ${since}: the desk cannot be reached. What you typed is still here and is saved as soon as it can be; please keep this page open.`,
    ja: `${since}から保存できていません。サーバーにつながりません。入力した内容はこの画面に残っており、つながりしだい保存します。画面を閉じないでください。`,
  }),
  'signed-out': (since) => ({
    en: `Not saved since ${since}: you are signed out. What you typed is still here and is saved once you have signed in again in another tab; please keep this page open.`,
    ja: `${since}から保存できていません。ログインが切れています。入力した内容はこの画面に残っており、別のタブでログインし直すと保存します。画面を閉じないでください。`,
  }),
  refused: (since) => ({
    en: `Not saved since ${since}: the desk did not accept it. What you typed is still here; please change what the message names, or copy it and reload the page.`,
    ja: `${since}から保存できていません。内容が受け付けられませんでした。入力した内容はこの画面に残っています。メッセージで示された項目を直すか、内容を控えてからページを再読み込みしてください。`,
  }),
}
