import { noTexts, type Texts } from '../src/screens/menu/dish.ts'

/** A text in the languages that are given, empty in the others. */
export function textsFrom(given: Partial<Texts>): Texts {
  return { ...noTexts(), ...given }
}
