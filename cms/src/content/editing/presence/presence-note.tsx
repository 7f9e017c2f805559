'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askDesk } from '../../../base/requests/ask-desk.ts'
import { say } from '../../../base/words.ts'
import { usePlace } from '../../languages/translations/document-gaps.tsx'
import { NAMED_MS, othersSchema, presenceWords } from './presence.ts'

/** Names the others who have the document open. */
export function PresenceNote() {
  const { i18n } = useTranslation()
  const others = useOthers()
  return (
    <p className="desk-presence" role="status">
      {others.length > 0 && say({ i18n }, presenceWords(others))}
    </p>
  )
}

/** The names of the others who opened or saved the document lately, as of its opening or last save here. */
function useOthers(): readonly string[] {
  const place = usePlace()
  const { data, lastUpdateTime } = useDocumentInfo()
  const saved = `${lastUpdateTime} ${data?.updatedAt}`
  const [others, setOthers] = useState<readonly string[]>([])

  useEffect(() => {
    if (place === null || !saved) return
    const leaving = new AbortController()
    const asking = { method: 'POST', signal: leaving.signal } as const
    void askDesk(`/api/${place}/presence`, othersSchema, asking).then(
      // Without an answer nothing is known; if the desk cannot be reached, the next save says so.
      ({ value }) => value && setOthers(value.others),
    )
    const forget = setTimeout(() => setOthers([]), NAMED_MS)
    return () => {
      leaving.abort()
      clearTimeout(forget)
    }
  }, [place, saved])
  return others
}
