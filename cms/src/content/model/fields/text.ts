import { isBlank } from '@noren/contract/invisible'
import type {
  Field,
  TextareaField,
  TextareaFieldValidation,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import { text, textarea } from 'payload/shared'
import * as v from 'valibot'
import { say, type Words } from '../../../base/words.ts'
import { placeholderProblem } from './placeholders.ts'
import { PLACES, type Place, ROOM } from './room.ts'
import { LINE_LIMIT, TEXT_LIMIT } from './text-limits.ts'

type Options = {
  label: Words
  /** What to write, with an example where that helps. */
  help?: Words
  required?: boolean
  /** Whether each language has its own text; on by default. */
  localized?: boolean
  /** Its place on the site, when that has little room. */
  room?: Place
  /** The field whose text the site adds behind it, in the same place. */
  continued?: string
  /** The facts it may name in braces, which are filled in. */
  placeholders?: readonly string[]
  /** Whether it is in large type, where a line of Japanese breaks between phrases alone. */
  phrases?: boolean
}

/** Rules of a line in addition to its length. */
type Rules = { validate?: TextFieldSingleValidation; hooks?: NonNullable<TextField['hooks']> }

/** A text of one line. */
export function line(name: string, options: Options & Rules): TextField {
  const { validate = lineWith(options.placeholders), hooks } = options
  return {
    name,
    type: 'text',
    maxLength: LINE_LIMIT,
    ...shared(options),
    validate,
    ...(hooks && { hooks }),
  }
}

/** A line in large type, which breaks between phrases. */
export function heading(name: string, options: Options): TextField {
  return line(name, { ...options, phrases: true })
}

/** A text of one or more paragraphs, up to 20,000 characters. */
export function paragraphs(name: string, options: Options): TextareaField {
  const validate = textWith(options.placeholders)
  return { name, type: 'textarea', maxLength: TEXT_LIMIT, ...shared(options), validate }
}

/** A required text must contain visible characters: pages treat any other text as missing. */
export function lineWith(known: Options['placeholders']): TextFieldSingleValidation {
  return async (value, options) => {
    const isOne = await text(seen(value, options.required), options)
    return isOne === true ? knownOnly(value, known, options) : isOne
  }
}

/** As {@link lineWith}, for a text of several lines. */
export function textWith(known: Options['placeholders']): TextareaFieldValidation {
  return async (value, options) => {
    const isOne = await textarea(seen(value, options.required), options)
    return isOne === true ? knownOnly(value, known, options) : isOne
  }
}

function knownOnly(
  value: string | null | undefined,
  known: Options['placeholders'],
  { req }: { req: { i18n: { language: string } } },
): string | true {
  const problem = known && value ? placeholderProblem(value, known) : null
  return problem === null || say(req, problem)
}

function seen<Text extends string | null | undefined>(value: Text, required?: boolean): Text | '' {
  return required && value && isBlank(value) ? '' : value
}

/** Small print below numbers: advertising law asks for their source. */
export const numbersNote = line('note', {
  label: { en: 'What the figures are based on', ja: '数字の根拠と時点' },
  help: {
    en: 'Shown in small print below them, for example "As of March 2026, from our own records".',
    ja: '数字の下に小さく表示します（例：「2026年3月時点、当社調べ」）。',
  },
})

function shared(options: Options) {
  const { label, help, required = false, localized = true } = options
  const { room, continued, placeholders, phrases } = options
  const hint = room && {
    path: '/src/content/model/fields/length-hint.tsx#LengthHint',
    clientProps: { room: ROOM[room], continued },
  }
  const admin = {
    ...(help && { description: help }),
    ...(hint && { components: { afterInput: [hint] } }),
  }
  return {
    label,
    required,
    localized,
    custom: { room, continued, placeholders, phrases },
    ...((help || hint) && { admin }),
  }
}

const roomySchema = v.object({
  custom: v.object({ room: v.picklist(PLACES), continued: v.optional(v.string()) }),
})

/** The place of a text on the site, when that has little room, and the field whose text it adds there. */
export function roomOf(field: Field): { room: Place; continued?: string | undefined } | null {
  const read = v.safeParse(roomySchema, field)
  return read.success ? read.output.custom : null
}

const namingSchema = v.object({ custom: v.object({ placeholders: v.array(v.string()) }) })

/** The facts that a text may name in braces; `undefined` when braces are nothing special in it. */
export function namedFacts(field: Field): readonly string[] | undefined {
  const read = v.safeParse(namingSchema, field)
  return read.success ? read.output.custom.placeholders : undefined
}

/** Whether a text is in large type, where a line of Japanese breaks between phrases alone. */
export function isInPhrases({ custom }: Field): boolean {
  return custom?.phrases === true
}
