'use client'

import { readText } from '@noren/contract/json'
import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { dayInTokyo } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { type Dish, nameOf, readDishes } from './dish.ts'
import { UNREACHED } from './send-menu.ts'

const MOST = 50

const removedSchema = v.object({ docs: v.array(v.record(v.string(), v.unknown())) })

type Removed = { dish: Dish; day: string }

type Found = { dishes: readonly Removed[]; refused?: never } | { dishes?: never; refused: Words }

type Props = {
  restaurant: number
  /** Whether the screen already has the dish that is in the trash. */
  isHere: (id: string) => boolean
  onTake: (dish: Dish) => void
}

/** Dishes that were removed from this menu in the last month, with buttons to restore them. */
export function RemovedDishes({ restaurant, isHere, onTake }: Props) {
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
      {removed?.dishes?.length === 0 && <p>{say({ i18n }, NONE)}</p>}
      {removed?.dishes && (
        <ul>
          {removed.dishes
            .filter(({ dish }) => !isHere(dish.id))
            .map(({ dish, day }) => (
              <li key={dish.id}>
                <span>{nameOf(dish, i18n.language)}</span>
                <span>{day}</span>
                <Button
                  buttonStyle="secondary"
                  margin={false}
                  onClick={() => onTake(dish)}
                  size="small"
                >
                  {say({ i18n }, { en: 'Restore', ja: '戻す' })}
                </Button>
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
  const read = readDishes(value.docs)
  const dishes = value.docs.flatMap(({ deletedAt }, index) => {
    const dish = read[index]
    return dish ? [{ dish, day: dayInTokyo(new Date(readText(deletedAt))) }] : []
  })
  return { dishes }
}

const NONE: Words = {
  en: 'None within the last 30 days.',
  ja: 'この30日間に削除した品はありません。',
}
