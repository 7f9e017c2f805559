import {
  type Allergen,
  RECOMMENDED_ALLERGENS,
  REQUIRED_ALLERGENS,
  readAllergens,
} from '@noren/contract/allergens/allergens'
import { against, DIETS, type DishFacts, MARKS } from '@noren/contract/allergens/marks'
import type { Field, SelectField, SelectFieldManyValidation } from 'payload'
import { select } from 'payload/shared'
import { say, type Words } from '../words.ts'
import { containedWords, MARK_WORDS } from './dish-words.ts'

/** What the desk keeps of a dish's allergens and marks. */
type DeskFacts = {
  allergensChecked?: boolean | null
  requiredAllergens?: readonly string[] | null
  recommendedAllergens?: readonly string[] | null
  marks?: readonly string[] | null
}

/** The dish's facts as they go out; allergens nobody has checked are not stated, whatever is chosen. */
export function factsFromDesk(row: DeskFacts): { allergens?: string[]; marks: readonly string[] } {
  const { allergensChecked, requiredAllergens, recommendedAllergens, marks } = row
  const allergens = [...(requiredAllergens ?? []), ...(recommendedAllergens ?? [])]
  return { ...(allergensChecked && { allergens }), marks: marks ?? [] }
}

/** A dish's facts as the desk keeps them. */
export function factsForDesk({ allergens, marks = [] }: DishFacts) {
  return {
    allergensChecked: allergens !== undefined,
    requiredAllergens: REQUIRED_ALLERGENS.filter((each) => allergens?.includes(each)),
    recommendedAllergens: RECOMMENDED_ALLERGENS.filter((each) => allergens?.includes(each)),
    marks,
  }
}

function allergenChoice(name: string, label: Words, values: readonly Allergen[]): SelectField {
  return {
    name,
    type: 'select',
    hasMany: true,
    label,
    options: values.map((value) => ({ value, label: containedWords([value]) })),
    admin: { condition: (_, { allergensChecked }) => Boolean(allergensChecked) },
  }
}

/** No dish may suit a diet that its own ingredients contradict: guests rely on it. */
const suitsWhatItContains: SelectFieldManyValidation = (value, options) => {
  const usual = select(value, options)
  if (usual !== true) return usual
  const marks = MARKS.filter((mark) => value?.includes(mark))
  const row: DeskFacts = options.siblingData
  const { allergens } = factsFromDesk(row)
  const dish = { allergens: readAllergens(allergens) ?? [], marks }
  for (const diet of DIETS.filter((each) => marks.includes(each))) {
    const contained = against(diet, dish)
    if (contained.length === 0) continue
    const diets = MARK_WORDS[diet]
    const what = containedWords(contained)
    return say(options.req, {
      en: `“${diets.en}” does not go with what the dish contains: ${what.en}.`,
      ja: `「${diets.ja}」は、この品に含まれるもの（${what.ja}）と合いません。`,
    })
  }
  return true
}

/** What guests are told of a dish besides its name: allergens, and the diets it suits. */
export const dishFacts: Field[] = [
  {
    name: 'allergensChecked',
    type: 'checkbox',
    label: { en: 'The allergens have been checked', ja: 'アレルゲンを確認しました' },
    admin: {
      description: {
        en: 'Only then does the page state them. Until then it says “please ask”. Checked with nothing chosen means: none of the 28.',
        ja: '確認した品だけ、ページに表示します。それまでは「店舗にお尋ねください」と表示します。確認して何も選ばない場合は「28品目を使用していません」の意味になります。',
      },
    },
  },
  allergenChoice(
    'requiredAllergens',
    { en: 'Specified ingredients (8)', ja: '特定原材料（8品目）' },
    REQUIRED_ALLERGENS,
  ),
  allergenChoice(
    'recommendedAllergens',
    { en: 'Recommended besides (20)', ja: '特定原材料に準ずるもの（20品目）' },
    RECOMMENDED_ALLERGENS,
  ),
  {
    name: 'marks',
    type: 'select',
    hasMany: true,
    label: { en: 'Diets and marks', ja: '食事の制限・表示' },
    options: MARKS.map((value) => ({ value, label: MARK_WORDS[value] })),
    validate: suitsWhatItContains,
    admin: {
      description: {
        en: 'Shown in words beside the dish. Choose a diet only when stock and seasoning suit it too.',
        ja: '品名の下に言葉で表示します。だしや調味料まで確認できたものだけ、選んでください。',
      },
    },
  },
]
