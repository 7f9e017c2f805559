import { DEFAULT_PALETTE, type Palette } from '@noren/contract/brand/palette'
import { eachOf } from '@noren/contract/fields'
import { isBlank } from '@noren/contract/invisible'
import * as v from 'valibot'
import { TAGS } from '../../base/locales.ts'
import type { Words } from '../../base/words.ts'
import { COLOUR_NAMES } from '../../content/library/brand/palette-names.ts'
import { colourProblem } from '../../content/library/brand/palette-words.ts'
import { LINE_LIMIT } from '../../content/model/fields/text-limits.ts'

const line = v.pipe(v.string(), v.trim(), v.maxLength(LINE_LIMIT, 'long'))
const needed = v.pipe(
  line,
  v.check((text) => !isBlank(text), 'missing'),
)
const colours = v.object({
  brand: v.string(),
  accent: v.string(),
  paper: v.string(),
  ink: v.string(),
} satisfies { [Name in keyof Palette]: v.GenericSchema })
/** A text in each language. */
const inEach = <Text extends v.GenericSchema>(text: Text) =>
  v.object(
    eachOf(TAGS, () => text),
    'missing',
  )
const NOTHING = eachOf(TAGS, () => '')

const schema = v.object({
  /** As the company calls itself. */
  name: inEach(needed),
  /** The registered name, where it is another. */
  legalName: v.optional(inEach(line), NOTHING),
  /** What it does, in a line. */
  trade: inEach(needed),
  palette: v.optional(colours, DEFAULT_PALETTE),
  /** Its mark, as the desk stores one. */
  mark: v.optional(v.nullable(v.string()), null),
  /** The name of its first restaurant. */
  restaurant: v.optional(inEach(line), NOTHING),
})

/** What a company says of itself to begin its site. */
export type Answers = v.InferOutput<typeof schema>

/** What is wrong with an answer; `path` names it, such as `name.en`. */
export type AnswerProblem = { path: string; words: Words }

/** Reads the answers of the screen, or says what is wrong with each. */
export function readAnswers(
  value: unknown,
): { answers: Answers; problems?: never } | { answers?: never; problems: AnswerProblem[] } {
  const read = v.safeParse(schema, value)
  if (!read.success) {
    const problems = read.issues.map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      words: wordsFor(issue.message),
    }))
    return { problems }
  }
  const answers = read.output
  const problems = COLOUR_NAMES.flatMap((name) => {
    const problem = colourProblem(answers.palette, name)
    return problem ? [{ path: `palette.${name}`, words: problem.words }] : []
  })
  return problems.length > 0 ? { problems } : { answers }
}

function wordsFor(message: string): Words {
  if (message === 'missing') return MISSING
  return message === 'long' ? LONG : UNREADABLE
}

const MISSING: Words = { en: 'Please fill this in.', ja: '入力してください。' }
const LONG: Words = {
  en: `Please write at most ${LINE_LIMIT} characters.`,
  ja: `${LINE_LIMIT}文字以内で入力してください。`,
}
const UNREADABLE: Words = {
  en: 'This cannot be read. Please write a text.',
  ja: '読み取れません。文字で入力してください。',
}
