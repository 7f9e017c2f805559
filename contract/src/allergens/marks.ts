import { readList } from '../json.ts'
import { ALLERGENS, type Allergen, readAllergens } from './allergens.ts'

/** Ways of eating a dish can suit. */
export const DIETS = ['vegetarian', 'vegan', 'halal'] as const
/** What some do not eat or drink although it is no allergen. */
export const CAUTIONS = ['rawFish', 'alcohol'] as const
/** What a menu says of a dish besides its allergens, in the order it says it. */
export const MARKS = [...DIETS, ...CAUTIONS] as const

export type Diet = (typeof DIETS)[number]
export type Caution = (typeof CAUTIONS)[number]
export type Mark = (typeof MARKS)[number]

/** Something a dish may contain and a guest may not want. */
export type Contained = Allergen | Caution

/** What is stated of a dish; without `allergens` they are not stated, which is never "none". */
export type DishFacts = { allergens?: Allergen[]; marks?: Mark[] }

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

/** What no dish for a diet contains. */
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

/** The diets a dish suits: what is vegan is vegetarian too. */
export function dietsOf({ marks = [] }: DishFacts): Diet[] {
  return DIETS.filter(
    (diet) => marks.includes(diet) || (diet === 'vegetarian' && marks.includes('vegan')),
  )
}

/** What a dish contains although it is said to suit the diet. */
export function against(diet: Diet, dish: DishFacts): Contained[] {
  return containedIn(dish).filter((contained) => FORBIDDEN[diet].includes(contained))
}

/** Reads what is stated of a dish. A diet that its own ingredients contradict is left out. */
export function readDishFacts(raw: { allergens?: unknown; marks?: unknown }): DishFacts {
  const allergens = readAllergens(raw.allergens)
  const stated = new Set(readList(raw.marks, readMark))
  const known = { ...(allergens && { allergens }), marks: [...stated] }
  const marks = MARKS.filter(
    (mark) => stated.has(mark) && (!isDiet(mark) || against(mark, known).length === 0),
  )
  return { ...(allergens && { allergens }), ...(marks.length > 0 && { marks }) }
}

function readMark(raw: unknown): Mark | null {
  return MARKS.find((mark) => mark === raw) ?? null
}

/** Whether a mark names a diet. */
export function isDiet(mark: Mark): mark is Diet {
  return DIETS.some((diet) => diet === mark)
}
