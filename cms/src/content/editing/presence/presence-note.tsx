'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askDesk } from '../../../base/requests/ask-desk.ts'
import { say } from '../../../base/words.ts'
import { usePlace } from '../../languages/translations/document-gaps.tsx'
import { othersSchema, type Present } from './presence.ts'

const SAY_EVERY_MS = 3000

/** Names the others who have the document open. */
export function PresenceNote() {
  const { i18n } = useTranslation()
  const others = useOthers()
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    others.map((name) => say({ i18n }, { en: name, ja: `${name}さん` })),
  )
  const isOne = others.length === 1
  return (
    <p className="desk-presence" role="status">
      {others.length > 0 &&
        say(
          { i18n },
          {
            en: `${names} ${isOne ? 'has' : 'have'} this open as well.`,
            ja: `${names}もこの画面を開いています。`,
          },
        )}
    </p>
  )
}

/** The names of the others who have the document open, updated every three seconds. */
function useOthers(): readonly string[] {
  const place = usePlace()
  const [others, setOthers] = useState<readonly string[]>([])

  useEffect(() => {
    if (place === null) return
    const screen = crypto.randomUUID()
    const report = (isLeaving: boolean) => {
      const body: Present = { screen, isLeaving }
      return askDesk(`/api/${place}/presence`, othersSchema, { body, keepalive: isLeaving })
    }
    async function stay(): Promise<void> {
      if (document.hidden) return
      // Without an answer it shows no one; if the desk cannot be reached, the next save says so.
      const known = (await report(false)).value?.others ?? []
      setOthers((before) => (before.join() === known.join() ? before : known))
    }
    const leave = () => void report(true)
    void stay()
    const timer = setInterval(stay, SAY_EVERY_MS)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', stay)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', stay)
      leave()
    }
  }, [place])
  return others
}
