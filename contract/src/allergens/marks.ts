import { readList } from '../json.ts'
import { ALLERGENS, type Allergen, readAllergens } from './allergens.ts'
import { type AllergenListDate, listOf, readListDate } from './lists.ts'

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
export type DishFacts = {
  allergens?: Allergen[]
  /** The list they are stated by; without it the first one. */
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

/** What nobody has said of a dish, in the order of the law: whatever its list did not ask, unless it is named all the same. */
export function unknownIn({ allergens, allergenList }: DishFacts): Allergen[] {
  if (!allergens) return [...ALLERGENS]
  const { required, recommended } = listOf(allergenList)
  const known = new Set<Allergen>([...required, ...recommended, ...allergens])
  return ALLERGENS.filter((each) => !known.has(each))
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

type RawFacts = { [Key in keyof DishFacts]: unknown }

/** Reads what is stated of a dish. A diet that its own ingredients contradict is left out. */
export function readDishFacts(raw: RawFacts): DishFacts {
  const statement = readStatement(raw)
  const stated = new Set(readList(raw.marks, readMark))
  const known = { ...statement, marks: [...stated] }
  const marks = MARKS.filter(
    (mark) => stated.has(mark) && (!isDiet(mark) || against(mark, known).length === 0),
  )
  return { ...statement, ...(marks.length > 0 && { marks }) }
}

/** Of a list we do not know nobody can say what it asked: then nothing is stated. */
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
