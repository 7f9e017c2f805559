'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { say } from '../../base/words.ts'
import type { House } from './full.ts'
import { FullPanel } from './full-panel.tsx'
import { FULL, WORDS } from './full-words.ts'

type Props = {
  houses: readonly House[]
  today: number
  now: number
  /** Id of the restaurant that is chosen at first. */
  restaurant: number
}

/** On the screen of closures: the restaurants that are full, and the choice of one. */
export function FullPart({ houses, today, now, restaurant }: Props) {
  const { i18n } = useTranslation()
  const id = useId()
  const [only] = houses
  const [chosen, setChosen] = useState(houses.length === 1 ? only?.id : restaurant)
  return (
    <section aria-labelledby={id} className="desk-full-part">
      <h2 id={id}>{say({ i18n }, FULL)}</h2>
      <p className="desk-closure__help">{say({ i18n }, WORDS.help)}</p>
      {houses.length > 1 && (
        <fieldset>
          <legend>{say({ i18n }, WORDS.which)}</legend>
          <div className="desk-chips">
            {houses.map((house) => (
              <label className="desk-chip" key={house.id}>
                <input
                  checked={house.id === chosen}
                  name={`${id}house`}
                  onChange={() => setChosen(house.id)}
                  type="radio"
                />
                {say({ i18n }, house.names)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {houses.map((house) => {
        const isOpen = house.id === chosen
        return (
          (isOpen || house.marks.length > 0) && (
            <div key={house.id}>
              {houses.length > 1 && <h3>{say({ i18n }, house.names)}</h3>}
              <FullPanel house={house} isOpen={isOpen} now={now} today={today} />
            </div>
          )
        )
      })}
    </section>
  )
}
