'use client'

import { PresenceNote } from '../content/presence/presence-note.tsx'
import { LanguagesSwitch } from '../content/side-by-side/languages-switch.tsx'
import { UnpublishedPanel } from '../publish/unpublished/unpublished-panel.tsx'

/** Who else is here, what a publish would change, and the languages: above the fields of a form. */
export function FormHead() {
  return (
    <div className="desk-form-head">
      <PresenceNote />
      <UnpublishedPanel />
      <LanguagesSwitch />
    </div>
  )
}
