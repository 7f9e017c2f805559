import { LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import { PAPER_KINDS, type PaperKind } from '@noren/contract/paper/paper-path'
import { LOCALES } from '../../base/locales.ts'
import { COMMA, joined, languageWords, type Words } from '../../base/words.ts'
import { printAddress } from '../../content/model/screen-addresses.ts'
import type { SheetLanguages } from './sheets/texts.tsx'

/** What to print of a restaurant, as the address of the screen says it. */
export type Chosen = {
  sheet: PaperKind
  languages: SheetLanguages
  /** Of a notice: names the closure, otherwise the next one is taken. */
  closure: string
}

type Query = { [name: string]: string | string[] | undefined }

/** The desk's language first: each alone, then with each of the others. */
export const LANGUAGE_CHOICES: readonly SheetLanguages[] = choicesOf(
  LANGUAGES.toSorted((one, other) => orderOf(one) - orderOf(other)),
)

function orderOf(language: Language): number {
  return LOCALES.findIndex(({ htmlLang }) => htmlLang === LANGUAGE[language].htmlLang)
}

function choicesOf([own, ...others]: readonly Language[]): SheetLanguages[] {
  if (!own) return []
  return [
    [own],
    ...others.map((each): SheetLanguages => [each]),
    ...others.map((each): SheetLanguages => [own, each]),
  ]
}

/** Sheets for tables and doors are in two languages unless another choice is made. */
const ALONE: readonly PaperKind[] = ['menu']

/** Reads the address; what it does not say, or says wrongly, has its default. */
export function chosenIn({ sheet: sheetGiven, languages: given, closure }: Query): Chosen {
  const sheet = PAPER_KINDS.find((each) => each === sheetGiven) ?? 'menu'
  const usual = LANGUAGE_CHOICES.at(ALONE.includes(sheet) ? 0 : -1) ?? [LANGUAGES[0]]
  const languages = LANGUAGE_CHOICES.find((each) => tagsOf(each) === given) ?? usual
  return { sheet, languages, closure: typeof closure === 'string' ? closure : '' }
}

/** The address of the screen with something else chosen. */
export function addressOf(
  restaurant: number | undefined,
  { sheet, languages, closure }: Partial<Chosen>,
): string {
  const query = new URLSearchParams({
    ...(sheet && { sheet }),
    ...(languages && { languages: tagsOf(languages) }),
    ...(closure && { closure }),
  })
  return `${printAddress(restaurant)}?${query}`
}

/** What a choice of languages is called. */
export function choiceWords(languages: SheetLanguages): Words {
  return joined(
    languages.flatMap((each) => (each ? languageWords(each) : [])),
    COMMA,
  )
}

function tagsOf(languages: SheetLanguages): string {
  return languages.flatMap((each) => (each ? LANGUAGE[each].htmlLang : [])).join('-')
}
