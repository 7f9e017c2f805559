import { businessDay } from '@noren/contract/hours/business-day'
import { readText } from '@noren/contract/json'
import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { dayInTokyo } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { type Dish, nameOf, readDish } from './dish.ts'
import { type FormerMenu as Former, formerMenu, UNREACHED } from './send-menu.ts'

const MOST = 50

const removedSchema = v.object({ docs: v.array(v.record(v.string(), v.unknown())) })

type Removed = { dish: Dish; day: string }

type Found = { dishes: readonly Removed[]; refused?: never } | { dishes?: never; refused: Words }

type RemovedProps = {
  restaurant: number
  /** Whether the screen already has the dish that is in the trash. */
  isHere: (id: string) => boolean
  onTake: (dish: Dish) => void
}

/** Dishes that were removed from this menu in the last month, with buttons to restore them. */
export function RemovedDishes({ restaurant, isHere, onTake }: RemovedProps) {
  const { i18n } = useTranslation()
  const [removed, setRemoved] = useState<Found | null>(null)
  return (
    <details
      className="desk-menu__removed"
      onToggle={async ({ currentTarget }) => {
        if (currentTarget.open) setRemoved(await removedFrom(restaurant))
      }}
    >
      <summary>{say({ i18n }, { en: 'Deleted dishes', ja: '削除した品' })}</summary>
      {removed?.refused && <p role="alert">{say({ i18n }, removed.refused)}</p>}
      {removed?.dishes?.length === 0 && <p>{say({ i18n }, NONE_REMOVED)}</p>}
      {removed?.dishes && (
        <ul>
          {removed.dishes
            .filter(({ dish }) => !isHere(dish.id))
            .map(({ dish, day }) => (
              <li key={dish.id}>
                <span>{nameOf(dish, i18n.language)}</span>
                <span>{day}</span>
                <DeskButton onClick={() => onTake(dish)} size="small">
                  {say({ i18n }, { en: 'Restore', ja: '戻す' })}
                </DeskButton>
              </li>
            ))}
        </ul>
      )}
    </details>
  )
}

async function removedFrom(restaurant: number): Promise<Found> {
  const where = `where[restaurant][equals]=${restaurant}&where[deletedAt][exists]=true`
  const query = `${where}&trash=true&sort=-deletedAt&limit=${MOST}&locale=all&depth=0`
  const { value } = await askDesk(`/api/dishes?${query}`, removedSchema)
  if (!value) return { refused: UNREACHED }
  const dishes = value.docs.map((doc) => ({
    dish: readDish(doc),
    day: dayInTokyo(new Date(readText(doc.deletedAt))),
  }))
  return { dishes }
}

const NONE_REMOVED: Words = {
  en: 'None within the last 30 days.',
  ja: 'この30日間に削除した品はありません。',
}

type FormerProps = { address: string; onTake: (former: Former) => void }

/** The menu of a past day, loaded into the screen to be looked at and, if wanted, published again. */
export function FormerMenu({ address, onTake }: FormerProps) {
  const { i18n } = useTranslation()
  const id = useId()
  const today = businessDay(new Date())
  const [day, setDay] = useState('')
  const [said, setSaid] = useState<string | null>(null)

  async function take(): Promise<void> {
    const answer = await formerMenu(`${address}?on=${day}`)
    if (!answer.dishes) return setSaid(answer.refused ?? say({ i18n }, UNREACHED))
    if (answer.dishes.length === 0) return setSaid(say({ i18n }, NOTHING_KEPT))
    setSaid(null)
    onTake(answer)
  }

  return (
    <span className="desk-menu__former">
      <label htmlFor={id}>{say({ i18n }, { en: 'Earlier menu', ja: '以前のお品書き' })}</label>
      <input
        id={id}
        max={today}
        onChange={({ target }) => setDay(target.value)}
        type="date"
        value={day}
      />
      <DeskButton disabled={!day} onClick={take}>
        {say({ i18n }, { en: 'Load this menu', ja: 'この日の内容を読み込む' })}
      </DeskButton>
      {said && <span role="alert">{said}</span>}
    </span>
  )
}

const NOTHING_KEPT = {
  en: 'Nothing is kept of that day.',
  ja: 'この日の記録はありません。',
}
