'use client'

import { useListDrawerContext, useSelection, useTranslation } from '@payloadcms/ui'
import { say } from '../words.ts'

/** The box that chooses one document of a list of ours, as the boxes of Payload's table do. */
export function ChooseRow({ id, name }: { id: number | string; name: string }) {
  const { i18n } = useTranslation()
  const { isInDrawer } = useListDrawerContext()
  const { selected, setSelection } = useSelection()
  if (isInDrawer) return null
  return (
    <label className="desk-choose">
      <input
        aria-label={say({ i18n }, { en: `Select “${name}”`, ja: `「${name}」を選ぶ` })}
        checked={selected.get(id) === true}
        onChange={() => setSelection(id)}
        type="checkbox"
      />
    </label>
  )
}
