import { useTranslation } from '@payloadcms/ui'
import { say, type Words } from '../../base/words.ts'
import type { Choice } from './closure.ts'
import { type Conflict, conflictWords } from './conflicts.ts'
import { Part } from './part.tsx'
import type { Problem } from './problems.ts'

type Props = {
  conflicts: readonly Conflict[]
  choices: readonly Choice[]
  problems: readonly Problem[]
  /** The documents that give way to the new closure on its days. */
  over: readonly string[]
  onOver: (ids: readonly string[]) => void
}

/** Every entry that already applies on these days, each to be replaced, or all of them. */
export function ConflictsPart({ conflicts, choices, problems, over, onOver }: Props) {
  const { i18n } = useTranslation()
  const isOver = ({ ids }: Conflict) => ids.every((id) => over.includes(id))
  const all = conflicts.flatMap(({ ids }) => ids)
  const isAllOver = conflicts.every(isOver)
  const toggle = (ids: readonly string[], isChosen: boolean) => {
    const others = over.filter((id) => !ids.includes(id))
    onOver(isChosen ? others : [...others, ...ids])
  }
  return (
    <Part
      fields={['overlap']}
      help={{
        en: 'What you replace gives up these days when you publish, and keeps its others.',
        ja: '公開すると、重なる日だけが置き換わります。ほかの日の予定は残ります。',
      }}
      legend={{ en: 'Already planned on these days', ja: 'この日には、すでに予定があります' }}
      // The list above names what is in the way.
      problems={problems.map((each) => (each.field === 'overlap' ? UNDECIDED : each))}
    >
      <ul className="desk-conflicts">
        {conflicts.map((conflict) => (
          <li key={conflict.ids.join()}>
            <span id={`conflict-${conflict.ids[0]}`}>
              {say({ i18n }, conflictWords(conflict, choices))}
            </span>
            <button
              aria-describedby={`conflict-${conflict.ids[0]}`}
              aria-pressed={isOver(conflict)}
              className="desk-chip"
              onClick={() => toggle(conflict.ids, isOver(conflict))}
              type="button"
            >
              {say({ i18n }, REPLACE)}
            </button>
          </li>
        ))}
      </ul>
      {conflicts.length > 1 && (
        <button
          aria-pressed={isAllOver}
          className="desk-chip desk-chip--all"
          onClick={() => toggle(all, isAllOver)}
          type="button"
        >
          {say({ i18n }, REPLACE_ALL)}
        </button>
      )}
    </Part>
  )
}

const UNDECIDED: Problem = {
  field: 'overlap',
  words: {
    en: 'Please replace what is planned, or choose other days.',
    ja: '予定を置き換えるか、別の日を選んでください。',
  },
}

const REPLACE: Words = { en: 'Replace', ja: '置き換える' }
const REPLACE_ALL: Words = { en: 'Replace all', ja: 'すべて置き換える' }
