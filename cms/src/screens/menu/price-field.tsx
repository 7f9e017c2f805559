'use client'

import { pressedKey } from '@noren/contract/pressed-key'
import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { say } from '../../base/words.ts'
import { about, PRICE } from './menu-words.ts'
import { readPrice, writePrice } from './price.ts'

type Props = {
  price: number | null
  /** The dish's name, for a screen reader. */
  name: string
  /** `NaN` while the typed text is no price. */
  onChange: (price: number | null) => void
  onEnter?: () => void
}

/** The price field of a dish; Enter publishes. */
export function PriceField({ price, name, onChange, onEnter }: Props) {
  const { i18n } = useTranslation()
  const [typed, setTyped] = useState(() => writePrice(price))
  const id = useId()
  // It changed elsewhere: by someone else, or by an undo.
  const text = Object.is(readPrice(typed), price) ? typed : writePrice(price)
  const isWrong = Number.isNaN(price)
  return (
    <span className="desk-dish__price">
      <span aria-hidden="true">¥</span>
      <input
        aria-describedby={isWrong ? id : undefined}
        aria-invalid={isWrong}
        aria-label={say({ i18n }, about(name, { en: PRICE.en, ja: `の${PRICE.ja}` }))}
        autoComplete="off"
        inputMode="numeric"
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(readPrice(target.value))
        }}
        onKeyDown={({ nativeEvent }) => pressedKey(nativeEvent) === 'Enter' && onEnter?.()}
        placeholder="―"
        value={isWrong ? typed : text}
      />
      {isWrong && (
        <span className="desk-dish__wrong" id={id}>
          {say({ i18n }, WRONG)}
        </span>
      )}
    </span>
  )
}

const WRONG = {
  en: 'A whole number from 0 to 1,000,000.',
  ja: '0〜1,000,000の数字で入力してください。',
}
