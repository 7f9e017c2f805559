import { readText } from '@noren/contract/json'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import type { Dish } from './dish.ts'
import { changesOf } from './dish-words.ts'
import { statesIn, versionsSchema } from './menu-saves.ts'
import { UNREACHED } from './send-menu.ts'

const MOST = 30

/** A saved state of a dish: when, by whom, and what changed; `null` where nothing older is kept. */
type Saved = { at: string; by: string; dish: Dish; changes: readonly Words[] | null }

type Found = { saved: readonly Saved[]; refused?: never } | { saved?: never; refused: Words }

type Props = { id: string; onTake: (before: Partial<Dish>) => void }

/** Earlier states of a dish, newest first; each can be restored into the screen. */
export function DishHistory({ id, onTake }: Props) {
  const { i18n } = useTranslation()
  const [history, setHistory] = useState<Found | null>(null)
  return (
    <details
      className="desk-dish__history"
      onToggle={async ({ currentTarget }) => {
        if (currentTarget.open) setHistory(await historyOf(id))
      }}
    >
      <summary>{say({ i18n }, { en: 'Earlier versions', ja: '以前の内容' })}</summary>
      {history?.refused && <p role="alert">{say({ i18n }, history.refused)}</p>}
      {history?.saved && (
        <ol>
          {history.saved.map(({ at, by, dish, changes }) => (
            <li key={at}>
              <span>{[inTokyo(new Date(at)), by].filter(Boolean).join('　')}</span>
              <span>{(changes ?? [OLDEST]).map((words) => say({ i18n }, words)).join(' / ')}</span>
              <DeskButton onClick={() => onTake(toTake(dish))} size="small">
                {say({ i18n }, { en: 'Restore this version', ja: 'この内容に戻す' })}
              </DeskButton>
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}

async function historyOf(id: string): Promise<Found> {
  const query = `where[parent][equals]=${id}&sort=-updatedAt&limit=${MOST}&locale=all&depth=0`
  const { value } = await askDesk(`/api/dishes/versions?${query}`, versionsSchema)
  if (!value) return { refused: UNREACHED }
  const states = statesIn(value.docs)
  const saved = states.flatMap(({ updatedAt, version, dish }, index) => {
    const before = states[index + 1]?.dish
    const changes = before ? changesOf(before, dish) : null
    // Moved among the others, or saved again unchanged.
    if (changes?.length === 0) return []
    return [{ at: updatedAt, by: readText(version.changedBy), dish, changes }]
  })
  return { saved }
}

const OLDEST: Words = { en: 'the oldest that is kept', ja: '記録のはじめ' }

/** The fields that are restored: not menu and category, which follow from the position, nor sold out. */
function toTake({ id, menu, category, soldOut, soldOutOn, ...dish }: Dish): Partial<Dish> {
  return dish
}
