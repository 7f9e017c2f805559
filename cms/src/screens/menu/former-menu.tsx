'use client'

import { businessDay } from '@noren/contract/hours/business-day'
import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { say } from '../../base/words.ts'
import { type Dish, dishSchema } from './dish.ts'
import { UNREACHED } from './send-menu.ts'

const formerSchema = v.object({ dishes: v.array(dishSchema) })

type Props = { address: string; onTake: (dishes: readonly Dish[]) => void }

/** The menu of a past day, loaded into the screen to be looked at and, if wanted, published again. */
export function FormerMenu({ address, onTake }: Props) {
  const { i18n } = useTranslation()
  const id = useId()
  const today = businessDay(new Date())
  const [day, setDay] = useState('')
  const [said, setSaid] = useState<string | null>(null)

  async function take(): Promise<void> {
    const answer = await askDesk(`${address}?on=${day}`, formerSchema)
    if (!answer.value) return setSaid(sentenceOf(answer.refusal) ?? say({ i18n }, UNREACHED))
    if (answer.value.dishes.length === 0) return setSaid(say({ i18n }, NONE))
    setSaid(null)
    onTake(answer.value.dishes)
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
      <Button buttonStyle="secondary" disabled={!day} margin={false} onClick={take}>
        {say({ i18n }, { en: 'Load this menu', ja: 'この日の内容を読み込む' })}
      </Button>
      {said && <span role="alert">{said}</span>}
    </span>
  )
}

const NONE = {
  en: 'Nothing is kept of that day.',
  ja: 'この日の記録はありません。',
}
