'use client'

import { usePreferences, useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'
import { CARDS, LOOK_KEY, LOOKS, type Look } from './card-words.ts'

/** Cards or table; the style sheet shows the selected one, and the desk remembers it. */
export function ChooseLook({ chosen }: { chosen: Look }) {
  const { i18n } = useTranslation()
  const { setPreference } = usePreferences()
  return (
    <fieldset className="desk-look">
      <legend>{say({ i18n }, CARDS.look)}</legend>
      {LOOKS.map((look) => (
        <label key={look}>
          <input
            className={`desk-look__${look}`}
            defaultChecked={look === chosen}
            name={LOOK_KEY}
            onChange={() => setPreference(LOOK_KEY, look)}
            type="radio"
            value={look}
          />
          {say({ i18n }, CARDS[look])}
        </label>
      ))}
    </fieldset>
  )
}
