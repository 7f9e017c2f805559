import { isObject } from '../json.ts'

/**
 * How a company's pages are built, a choice for each part; the first is that of a company that chose none. The
 * site has a style sheet for each of the others, over one markup.
 */
export const STRUCTURES = {
  /** The opening: its words on a step in the picture, on a picture of a whole window, or beside a framed one. */
  hero: ['stepped', 'full', 'framed'],
  /** What runs down the edge of every page. */
  line: ['thread', 'footprints', 'none'],
  /** Where the company's history has its picture. */
  experience: ['left', 'right', 'over'],
} as const

/** A part of the pages that a company chooses. */
export type StructurePart = keyof typeof STRUCTURES

/** The choices of a company. */
export type Structure = { readonly [Part in StructurePart]: (typeof STRUCTURES)[Part][number] }

/** Reads the choices of a brand; one that is missing or unknown is the first. */
export function readStructure(value: unknown): Structure {
  const chosen = isObject(value) ? value : {}
  return {
    hero: oneOf(STRUCTURES.hero, chosen.hero),
    line: oneOf(STRUCTURES.line, chosen.line),
    experience: oneOf(STRUCTURES.experience, chosen.experience),
  }
}

function oneOf<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  value: unknown,
): Choice {
  return choices.find((choice) => choice === value) ?? choices[0]
}
