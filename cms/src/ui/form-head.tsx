'use client'

import { OutgoingPanel } from '../outgoing/outgoing-panel.tsx'
import { PresenceNote } from '../presence/presence-note.tsx'
import { LanguagesSwitch } from '../side-by-side/languages-switch.tsx'

/** Who else is here, what a publish would put out, and the languages: above the boxes of a form. */
export function FormHead() {
  return (
    <div className="desk-form-head">
      <PresenceNote />
      <OutgoingPanel />
      <LanguagesSwitch />
    </div>
  )
}
