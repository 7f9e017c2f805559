'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { say } from '../../base/words.ts'
import type { MarkedRestaurant } from './full.ts'
import { FullPanel } from './full-panel.tsx'
import { FULL, WORDS } from './full-words.ts'
import { SeatsForm } from './seats-form.tsx'

type Props = {
  restaurants: readonly MarkedRestaurant[]
  today: number
  now: number
  /** Id of the restaurant that is chosen at first. */
  restaurant: number
}

/** On the screen of closures: the restaurants that are full, and the choice of one. */
export function FullPart({ restaurants, today, now, restaurant }: Props) {
  const { i18n } = useTranslation()
  const id = useId()
  const [only] = restaurants
  const [chosen, setChosen] = useState(restaurants.length === 1 ? only?.id : restaurant)
  return (
    <section aria-labelledby={id} className="desk-full-part">
      <h2 id={id}>{say({ i18n }, FULL)}</h2>
      <p className="desk-closure__help">{say({ i18n }, WORDS.help)}</p>
      {restaurants.length > 1 && (
        <fieldset>
          <legend>{say({ i18n }, WORDS.which)}</legend>
          <div className="desk-chips">
            {restaurants.map((marked) => (
              <label className="desk-chip" key={marked.id}>
                <input
                  checked={marked.id === chosen}
                  name={`${id}marked`}
                  onChange={() => setChosen(marked.id)}
                  type="radio"
                />
                {say({ i18n }, marked.names)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {restaurants.map((marked) => {
        const isOpen = marked.id === chosen
        return (
          (isOpen || marked.marks.length > 0) && (
            <div key={marked.id}>
              {restaurants.length > 1 && <h3>{say({ i18n }, marked.names)}</h3>}
              <FullPanel marked={marked} isOpen={isOpen} now={now} today={today} />
              {isOpen && marked.hours?.sessions.length ? <SeatsForm marked={marked} /> : null}
            </div>
          )
        )
      })}
    </section>
  )
}
