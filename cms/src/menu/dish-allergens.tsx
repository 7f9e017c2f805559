'use client'

import { ALLERGENS, type Allergen } from '@noren/contract/allergens/allergens'
import { CURRENT_LIST } from '@noren/contract/allergens/lists'
import { useTranslation } from '@payloadcms/ui'
import { containedWords, partWords } from '../fields/dish-words.ts'
import { say, type Words } from '../words.ts'
import type { Dish } from './dish.ts'
import { Ticks } from './ticks.tsx'

type Props = { dish: Dish; onChange: (change: Partial<Dish>) => void }

/** Whether somebody checked the allergens of a dish, and which it contains. */
export function DishAllergens({ dish, onChange }: Props) {
  const { i18n } = useTranslation()
  const onTick = (chosen: readonly Allergen[]) =>
    onChange({ allergens: ALLERGENS.filter((each) => chosen.includes(each)) })
  return (
    <>
      <label className="desk-tick">
        <input
          checked={dish.allergensChecked}
          onChange={({ target }) => onChange({ allergensChecked: target.checked })}
          type="checkbox"
        />
        {say({ i18n }, CHECKED)}
      </label>
      {dish.allergensChecked &&
        PARTS.map((part) => (
          <Ticks
            chosen={dish.allergens}
            key={part}
            legend={partWords(part)}
            onChange={onTick}
            values={CURRENT_LIST[part]}
            wordsOf={allergenWords}
          />
        ))}
    </>
  )
}

function allergenWords(allergen: Allergen): Words {
  return containedWords([allergen])
}

const PARTS = ['required', 'recommended'] as const
const CHECKED = {
  en: 'The allergens have been checked (only then does the page state them)',
  ja: 'アレルゲンを確認しました（確認した品だけ、ページに表示します）',
}
