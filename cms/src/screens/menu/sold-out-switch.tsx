import { businessDay } from '@noren/contract/hours/business-day'
import { useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'
import { about } from './menu-words.ts'
import { isSoldOut, type SoldOut } from './sold-out.ts'

type Props = { dish: SoldOut; name: string; onChange: (change: SoldOut) => void }

/** Marks a dish as sold out, immediately for visitors too; the mark ends with the day of business. */
export function SoldOutSwitch({ dish, name, onChange }: Props) {
  const { i18n } = useTranslation()
  const isOn = isSoldOut(dish)
  const words = isOn ? (dish.soldOutOn === null ? UNTIL_CHANGED : TODAY) : ON_SALE
  return (
    <span className="desk-dish__switch" data-on={isOn}>
      <button
        aria-checked={isOn}
        aria-label={say({ i18n }, about(name, { en: 'Sold out', ja: 'は売り切れ' }))}
        onClick={() =>
          onChange({ soldOut: !isOn, soldOutOn: isOn ? null : businessDay(new Date()) })
        }
        role="switch"
        type="button"
      >
        <span className="desk-dish__track" />
      </button>
      <span>{say({ i18n }, words)}</span>
    </span>
  )
}

const ON_SALE = { en: 'On sale', ja: '販売中' }
const TODAY = { en: 'Sold out today', ja: '本日売り切れ' }
const UNTIL_CHANGED = { en: 'Sold out', ja: '売り切れ' }
