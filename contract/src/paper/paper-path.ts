import { LANGUAGE, type Language } from '../language.ts'

/** The sheets a desk prints of a restaurant. */
export const PAPER_KINDS = ['menu', 'card', 'allergens', 'notice'] as const

export type PaperKind = (typeof PAPER_KINDS)[number]

/** What a printed sheet says of itself, with which its page tells what has changed since. */
export type Paper = {
  /** Short id of the desk that printed it. */
  installation: string
  /** Slug of the restaurant, of its time. */
  restaurant: string
  kind: PaperKind
  /** Number of the snapshot it was printed from. */
  seq: number
}

/** The folder of the pages of printed sheets, behind the prefix of a language. */
export const PAPER_FOLDER = '/paper/'

const FORM = new RegExp(
  `^([a-z0-9]{4,6})/([a-z0-9-]{1,100})/(${PAPER_KINDS.join('|')})/([1-9]\\d{0,14})$`,
)

/** The path of the page that tells what has changed since a sheet was printed: `/paper/kmr4/sakura-ginza/menu/35`. */
export function paperPath(
  language: Language,
  { installation, restaurant, kind, seq }: Paper,
): string {
  const rest = [installation, restaurant, kind, seq].join('/')
  return LANGUAGE[language].pathPrefix + PAPER_FOLDER + rest
}

/** Reads the part of a path behind the folder; `null` when no sheet has it. */
export function readPaperPath(rest: string): Paper | null {
  const [, installation = '', restaurant = '', kindGiven, seq] = FORM.exec(rest) ?? []
  const kind = PAPER_KINDS.find((each) => each === kindGiven)
  return kind ? { installation, restaurant, kind, seq: Number(seq) } : null
}
