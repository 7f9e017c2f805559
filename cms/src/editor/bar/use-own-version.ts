import { useState } from 'react'
import { savedSchema } from '../../content/editing/form/form.ts'
import { call } from '../../shell/call.ts'
import { useEditing, useStanding } from '../editing.ts'
import { useSaved } from './use-saved.ts'

type OwnVersion = {
  /** Saves the form as a version of its own, which staff can go back to. */
  save: () => Promise<void>
  /** Whether there is nothing new to save. */
  isKept: boolean
}

/** What was typed saves itself, but into one version that the next text replaces. */
export function useOwnVersion(): OwnVersion {
  const { draft, form } = useEditing()
  const standing = useStanding()
  const { isPublished } = useSaved()
  const [keptAt, setKeptAt] = useState<Date | null>(null)
  const isKept = standing === 'saved' && (isPublished || draft.savedAt() === keptAt)

  async function save(): Promise<void> {
    if (isKept) return
    const before = draft.savedAt()
    if (!(await draft.save())) return
    if (draft.savedAt() === before) {
      const path = `/api/${form.place}/changes`
      const { value } = await call(path, savedSchema, { body: { changes: [] } })
      if (!value) return
      draft.take(value)
    }
    setKeptAt(draft.savedAt())
  }

  return { save, isKept }
}
