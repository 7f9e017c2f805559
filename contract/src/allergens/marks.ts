import { readList } from '../json.ts'
import { ALLERGENS, type Allergen, readAllergens } from './allergens.ts'
import { type AllergenListDate, listOf, readListDate } from './lists.ts'

/** Diets that a dish can suit. */
export const DIETS = ['vegetarian', 'vegan', 'halal'] as const
/** Ingredients some guests avoid although they are no allergens. */
export const CAUTIONS = ['rawFish', 'alcohol'] as const
/** What a menu says of a dish in addition to its allergens, in that order. */
export const MARKS = [...DIETS, ...CAUTIONS] as const

export type Diet = (typeof DIETS)[number]
export type Caution = (typeof CAUTIONS)[number]
export type Mark = (typeof MARKS)[number]

/** Something a dish may contain and a guest may not want. */
export type Contained = Allergen | Caution

/** What a dish states; without `allergens` they are not stated, which never means "none". */
export type DishFacts = {
  allergens?: Allergen[]
  /** The list the allergens follow; without it the first one. */
  allergenList?: AllergenListDate
  marks?: Mark[]
}

const FLESH: readonly Contained[] = [
  'shrimp',
  'crab',
  'abalone',
  'squid',
  'salmonRoe',
  'beef',
  'salmon',
  'mackerel',
  'chicken',
  'pork',
  'gelatin',
  'rawFish',
]

/** What a dish for this diet never contains. */
const FORBIDDEN: { readonly [D in Diet]: readonly Contained[] } = {
  vegetarian: FLESH,
  vegan: [...FLESH, 'egg', 'milk'],
  halal: ['pork', 'alcohol'],
}

/** What a dish is known to contain. */
export function containedIn({ allergens = [], marks = [] }: DishFacts): Contained[] {
  return [...ALLERGENS, ...CAUTIONS].filter((each) =>
    [...allergens, ...marks].some((stated) => stated === each),
  )
}

/**
 * What the dish does not state, in the order of the law: everything its list did not ask for, unless the
 * dish names it anyway.
 */
export function unknownIn({ allergens, allergenList }: DishFacts): Allergen[] {
  if (!allergens) return [...ALLERGENS]
  const { required, recommended } = listOf(allergenList)
  const known = new Set<Allergen>([...required, ...recommended, ...allergens])
  return ALLERGENS.filter((each) => !known.has(each))
}

/** The diets a dish suits: a vegan dish is vegetarian too. */
export function dietsOf({ marks = [] }: DishFacts): Diet[] {
  return DIETS.filter(
    (diet) => marks.includes(diet) || (diet === 'vegetarian' && marks.includes('vegan')),
  )
}

/** What a dish contains although it claims to suit the diet. */
export function against(diet: Diet, dish: DishFacts): Contained[] {
  return containedIn(dish).filter((contained) => FORBIDDEN[diet].includes(contained))
}

type RawFacts = { [Key in keyof DishFacts]: unknown }

/** Reads what a dish states. Leaves out a diet that its own ingredients contradict. */
export function readDishFacts(raw: RawFacts): DishFacts {
  const statement = readStatement(raw)
  const stated = new Set(readList(raw.marks, readMark))
  const known = { ...statement, marks: [...stated] }
  const marks = MARKS.filter(
    (mark) => stated.has(mark) && (!isDiet(mark) || against(mark, known).length === 0),
  )
  return { ...statement, ...(marks.length > 0 && { marks }) }
}

/** An unknown list may have asked for anything, so nothing counts as stated. */
function readStatement(raw: RawFacts): Pick<DishFacts, 'allergens' | 'allergenList'> {
  const allergens = readAllergens(raw.allergens)
  if (!allergens || (raw.allergenList ?? null) === null) return allergens ? { allergens } : {}
  const allergenList = readListDate(raw.allergenList)
  return allergenList ? { allergens, allergenList } : {}
}

function readMark(raw: unknown): Mark | null {
  return MARKS.find((mark) => mark === raw) ?? null
}

/** Whether a mark names a diet. */
export function isDiet(mark: Mark): mark is Diet {
  return DIETS.some((diet) => diet === mark)
}
