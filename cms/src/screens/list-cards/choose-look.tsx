'use client'

import { usePreferences, useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'
import { LOOK_WORDS, LOOKS, type Look, lookKey } from './looks.ts'

/** Cards or table; the style sheet shows the selected one, and the desk remembers it. */
export function ChooseLook({ list, chosen }: { list: string; chosen: Look }) {
  const { i18n } = useTranslation()
  const { setPreference } = usePreferences()
  const key = lookKey(list)
  return (
    <fieldset className="desk-look">
      <legend>{say({ i18n }, LOOK_WORDS.choice)}</legend>
      {LOOKS.map((look) => (
        <label key={look}>
          <input
            className={`desk-look__${look}`}
            defaultChecked={look === chosen}
            name={key}
            onChange={() => setPreference(key, look)}
            type="radio"
            value={look}
          />
          {say({ i18n }, LOOK_WORDS[look])}
        </label>
      ))}
    </fieldset>
  )
}
