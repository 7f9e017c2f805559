import { pressedKey } from '@noren/contract/pressed-key'
import type { Pricing } from '@noren/contract/resources/menu-prices'
import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { say } from '../../base/words.ts'
import { about } from './menu-words.ts'
import { readPrice, readTyped, type TypedPrice, writeTyped } from './price.ts'

type PriceProps = {
  price: number | null
  /** How the price is meant; without it the field takes a plain price alone. */
  pricing?: Pricing | null
  /** The dish's name, for a screen reader. */
  name: string
  /** `NaN` while the typed text is no price. */
  onChange: (price: number | null, pricing: Pricing | null) => void
  onEnter?: () => void
}

/** The price field of a dish; Enter publishes. */
export function PriceField({ price, pricing, name, onChange, onEnter }: PriceProps) {
  const { i18n } = useTranslation()
  const value: TypedPrice = { price, pricing: pricing ?? null }
  const written = say({ i18n }, writeTyped(value))
  const read = (text: string): TypedPrice =>
    pricing === undefined ? { price: readPrice(text), pricing: null } : readTyped(text, pricing)
  const [typed, setTyped] = useState(written)
  const id = useId()
  // It changed elsewhere: by someone else, or by an undo.
  const text = isSamePrice(read(typed), value) ? typed : written
  const isWrong = Number.isNaN(price)
  return (
    <span className="desk-dish__price">
      <span aria-hidden="true">¥</span>
      <input
        aria-describedby={isWrong ? id : undefined}
        aria-invalid={isWrong}
        aria-label={say({ i18n }, about(name, { en: 'Price in yen', ja: 'の価格（円）' }))}
        autoComplete="off"
        inputMode="numeric"
        onChange={({ target }) => {
          setTyped(target.value)
          const now = read(target.value)
          onChange(now.price, now.pricing)
        }}
        onBlur={() => setTyped(isWrong ? typed : written)}
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

function isSamePrice(one: TypedPrice, other: TypedPrice): boolean {
  return Object.is(one.price, other.price) && one.pricing === other.pricing
}

const WRONG = {
  en: 'A whole number from 0 to 1,000,000.',
  ja: '0〜1,000,000の数字で入力してください。',
}
