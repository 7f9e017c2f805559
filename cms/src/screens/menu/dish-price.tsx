import { PRICES, type Pricing } from '@noren/contract/resources/menu-prices'
import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { say, type Words } from '../../base/words.ts'
import { PRICING_WORDS } from '../../content/model/fields/pricing-words.ts'
import type { Dish, Priced } from './dish.ts'
import { Tick } from './fields.tsx'
import { blankRow } from './labels.ts'
import { about } from './menu-words.ts'
import { PriceField } from './price-field.tsx'
import { priceWords } from './price-words.ts'
import { PricedRows } from './priced-rows.tsx'

type Change = (change: Partial<Dish>) => void

type LineProps = {
  dish: Dish
  name: string
  onChange: Change
  onEnter: () => void
  /** Opens what is below the line. */
  onOpen: () => void
}

/** The price in a dish's line: a box for one, what there is of several. */
export function LinePrice({ dish, name, onChange, onEnter, onOpen }: LineProps) {
  const { i18n } = useTranslation()
  if (dish.prices.length === 0) {
    return (
      <PriceField
        name={name}
        onChange={(price, pricing) => onChange({ price, pricing })}
        onEnter={onEnter}
        price={dish.price}
        pricing={dish.pricing}
      />
    )
  }
  const prices = say({ i18n }, priceWords(dish))
  return (
    <button
      aria-label={`${say({ i18n }, about(name, { en: 'Prices of', ja: 'の価格' }))} ${prices}`}
      className="desk-dish__several"
      onClick={onOpen}
      type="button"
    >
      {prices}
    </button>
  )
}

type Props = { dish: Dish; name: string; onChange: Change }

/** How the price of a dish is written: one, several with names, the least, or that of the market. */
export function DishPrice({ dish, name, onChange }: Props) {
  const { i18n } = useTranslation()
  const id = useId()
  const { prices, pricing } = dish
  const several = prices.length > 0
  return (
    <fieldset className="desk-dish__prices">
      <legend>{say({ i18n }, { en: 'Price', ja: '価格' })}</legend>
      <label className="desk-dish__label" htmlFor={id}>
        {say({ i18n }, { en: 'Written as', ja: '価格の書き方' })}
      </label>
      <select
        id={id}
        onChange={({ target }) => {
          const kind = KINDS.find(({ value }) => value === target.value)
          if (kind) onChange(kind.make(dish))
        }}
        value={several ? 'several' : (pricing ?? 'one')}
      >
        {KINDS.map(({ value, words }) => (
          <option key={value} value={value}>
            {say({ i18n }, words)}
          </option>
        ))}
      </select>
      {several && (
        <>
          <PricedRows
            add={{ en: 'Add a price', ja: '価格を追加' }}
            id={`prices.${dish.id}`}
            most={PRICES.most}
            name={name}
            onChange={(rows) => onChange(rows.length > 0 ? { prices: rows } : asOne(dish, null))}
            rows={prices}
          />
          <Tick
            isOn={pricing === 'from'}
            onChange={(isOn) => onChange({ pricing: isOn ? 'from' : null })}
          >
            {say({ i18n }, { en: 'Each is “from” (〜)', ja: 'どの価格にも「〜」をつける' })}
          </Tick>
        </>
      )}
    </fieldset>
  )
}

type Kind = { value: string; words: Words; make: (dish: Dish) => Partial<Dish> }

const KINDS: readonly Kind[] = [
  { value: 'one', words: { en: 'One price', ja: '1つの価格' }, make: (dish) => asOne(dish, null) },
  {
    value: 'several',
    words: { en: 'Several (small, large …)', ja: '複数の価格（小・大など）' },
    make: ({ price, prices }) => ({
      price: null,
      pricing: null,
      prices: prices.length > 0 ? prices : [blankRow(price), blankRow()],
    }),
  },
  { value: 'from', words: PRICING_WORDS.from, make: (dish) => asOne(dish, 'from') },
  { value: 'market', words: PRICING_WORDS.market, make: (dish) => asOne(dish, 'market') },
]

/** One price, the first of several; of a market price there need not be one. */
function asOne({ price, prices }: Dish, pricing: Pricing | null): Partial<Dish> {
  const [first]: readonly Priced[] = prices
  return { prices: [], pricing, price: first && pricing !== 'market' ? first.price : price }
}
