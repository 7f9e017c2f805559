import { useEffect, useState } from 'react'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { reader } from '../../base/ui/reader.ts'
import { say, type Words } from '../../base/words.ts'
import { CHANGED, SIGN_IN_ELSEWHERE, UNSAVED } from '../../content/editing/autosave/save-words.ts'
import { DOCUMENT } from '../../content/editing/document-words.ts'
import { Button } from '../../shell/button.tsx'
import type { Draft, Standing } from '../draft/draft.ts'
import { useEditing, useStanding } from '../editing.ts'
import { BAR, clashWords, savedWords } from './bar-words.ts'
import { listOf, useSaved } from './use-saved.ts'

/** Whether everything is saved, in one calm line; what stands in the way of a save is announced. */
export function StandingLine() {
  const { draft, form } = useEditing()
  const standing = useStanding()
  const since = useSince(standing === 'saved')
  useSaved()
  const isWell = standing === 'saved' || standing === 'typed' || standing === 'saving'
  return (
    <>
      {isWell && <p className="bar-saved">{say(reader, wellWords(standing, draft))}</p>}
      <p className="bar-obstacle" role="status">
        {!isWell && say(reader, obstacleWords(standing, draft, since))}{' '}
        {standing === 'signed-out' && (
          <a href="/admin/login" rel="noopener" target="_blank">
            {say(reader, SIGN_IN_ELSEWHERE)}
          </a>
        )}
        {standing === 'outdated' && (
          <Button kind="quiet" onClick={() => location.reload()}>
            {say(reader, BAR.reload)}
          </Button>
        )}
        {standing === 'gone' && (
          <a href={`${listOf(form.place)}/trash`}>{say(reader, BAR.toTrash)}</a>
        )}
      </p>
    </>
  )
}

type Well = 'saved' | 'typed' | 'saving'

function wellWords(standing: Well, draft: Draft): Words {
  if (standing === 'typed') return BAR.typed
  if (standing === 'saving') return DOCUMENT.saving
  const savedAt = draft.savedAt()
  if (savedAt) return savedWords(clockOf(savedAt))
  const before = inTokyo(new Date(draft.saved().updatedAt))
  return { en: `${CHANGED.en} ${before}`, ja: `${CHANGED.ja} ${before}` }
}

function obstacleWords(standing: Exclude<Standing, Well>, draft: Draft, since: Date): Words {
  switch (standing) {
    case 'gone':
      return BAR.gone
    case 'outdated':
      return BAR.outdated
    case 'clash':
      return clashWords(draft.clashedBy())
    default:
      return UNSAVED[standing](clockOf(since))
  }
}

/** The time on a clock in Japan: `10:32`. */
const clockOf = (moment: Date) => inTokyo(moment).slice(-5)

/** Since when something is not saved. */
function useSince(isSaved: boolean): Date {
  const [since, setSince] = useState(() => new Date())
  useEffect(() => setSince(new Date()), [isSaved])
  return since
}
