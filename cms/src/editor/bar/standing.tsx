import { useState } from 'react'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { reader } from '../../base/ui/reader.ts'
import { say, type Words } from '../../base/words.ts'
import * as SAVE from '../../content/editing/autosave/save-words.ts'
import { DOCUMENT } from '../../content/editing/document-words.ts'
import type { Standing } from '../draft/draft.ts'
import { useEditing, useSaved, useStanding } from '../editing.ts'

/** Whether everything is saved, in one calm line; what stands in the way of a save is announced. */
export function StandingLine() {
  const { draft } = useEditing()
  const { updatedAt } = useSaved()
  const standing = useStanding()
  const savedAt = draft.savedAt()
  const calm: { [S in Standing]?: string } = {
    typed: say(reader, SAVE.TYPED),
    saving: say(reader, DOCUMENT.saving),
    saved: savedAt
      ? say(reader, SAVE.savedWords(clockOf(savedAt)))
      : `${say(reader, SAVE.CHANGED)} ${inTokyo(new Date(updatedAt))}`,
  }
  return (
    <>
      {calm[standing] && <p className="bar-saved">{calm[standing]}</p>}
      <p className="bar-obstacle" role="status">
        {standing !== 'saved' && <Obstacle standing={standing} />}
      </p>
    </>
  )
}

/** Stands from the first change that is not saved, and knows its time. */
function Obstacle({ standing }: { standing: Standing }) {
  const { draft } = useEditing()
  const [since] = useState(() => clockOf(new Date()))
  const obstacles: { [S in Standing]?: Words } = {
    ...SAVE.unsavedWords(since),
    ...SAVE.OVER,
    clash: SAVE.clashWords(draft.clashedBy()),
  }
  const obstacle = obstacles[standing]
  const way = WAYS[standing]
  return (
    <>
      {obstacle && say(reader, obstacle)}{' '}
      {way && (
        <a href={way.href} target={way.target}>
          {say(reader, way.words)}
        </a>
      )}
    </>
  )
}

/** What helps, from this screen. */
const WAYS: { [S in Standing]?: { words: Words; href: string; target?: '_blank' } } = {
  'signed-out': { words: SAVE.SIGN_IN_ELSEWHERE, href: '/admin/login', target: '_blank' },
  outdated: { words: SAVE.RELOAD, href: location.pathname },
  gone: { words: SAVE.TO_TRASH, href: 'trash' },
}

/** The time on a clock in Japan: `10:32`. */
const clockOf = (moment: Date) => inTokyo(moment).slice(-5)
