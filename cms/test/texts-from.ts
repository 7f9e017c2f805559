import { noTexts, type Texts } from '../src/screens/menu/dish.ts'

/** A text in the given languages, empty in the others. */
export function textsFrom(given: Partial<Texts>): Texts {
  return { ...noTexts(), ...given }
}
