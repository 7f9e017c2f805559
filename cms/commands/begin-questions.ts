import { createInterface } from 'node:readline/promises'
import { LOCALES } from '../src/base/locales.ts'
import type { DeskLanguage, Words } from '../src/base/words.ts'
import { READY_PALETTES } from '../src/content/library/brand/palettes.ts'
import { otherLabel } from '../src/content/model/other-name.ts'
import { lineProblem } from '../src/screens/begin/answers.ts'
import { BEGIN } from '../src/screens/begin/begin-words.ts'
import { unquotedPath } from './typed-path.ts'

type Options = {
  language: DeskLanguage
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
  /** What begins, before the last question. */
  what: Words
  /** The mark of a file, as the desk stores one. */
  markOf: (path: string) => Promise<{ mark: string } | { refusal: Words }>
}

/** Somebody ended the questions. */
class Ended extends Error {}

/**
 * Asks at the terminal what the screen asks, each question until its answer can be used.
 * @returns `null` where somebody ended them, or did not want to begin
 */
export async function askInTerminal(options: Options): Promise<Record<string, unknown> | null> {
  const { language, input, output, what, markOf } = options
  const terminal = createInterface({ input, output })
  const lines = terminal[Symbol.asyncIterator]()
  const tell = (text: string) => output.write(`${text}\n`)

  /** Asks until an answer is taken. */
  async function ask<Answer>(
    prompt: string,
    take: (text: string) => Promise<{ answer: Answer } | { problem: Words }>,
  ): Promise<Answer> {
    for (;;) {
      terminal.setPrompt(`${prompt}: `)
      terminal.prompt()
      const { value, done } = await lines.next()
      if (done) throw new Ended()
      const taken = await take(value.trim())
      if ('answer' in taken) return taken.answer
      tell(`  ${taken.problem[language]}`)
    }
  }

  async function inEach(label: Words, help: Words, isNeeded = false) {
    tell(`\n${help[language]}`)
    const texts: Record<string, string> = {}
    for (const { htmlLang: tag } of LOCALES) {
      texts[tag] = await ask(otherLabel(label[language], tag, language), async (text) => {
        const problem = lineProblem(text, isNeeded)
        return problem ? { problem } : { answer: text }
      })
    }
    return texts
  }

  try {
    tell(BEGIN.text[language])
    const name = await inEach(BEGIN.name, BEGIN.nameHelp, true)
    const legalName = await inEach(BEGIN.legalName, BEGIN.legalNameHelp)
    const trade = await inEach(BEGIN.trade, BEGIN.tradeHelp, true)
    tell(`\n${COLOURS[language]}`)
    for (const [at, { name }] of READY_PALETTES.entries()) tell(`  ${at + 1}  ${name[language]}`)
    const palette = await ask(NUMBER[language], async (text) => {
      const chosen = READY_PALETTES[Number(text.normalize('NFKC') || '1') - 1]
      return chosen ? { answer: chosen.palette } : { problem: NO_NUMBER }
    })
    tell('')
    const mark = await ask(MARK[language], async (text) => {
      if (text === '') return { answer: null }
      const found = await markOf(unquotedPath(text))
      return 'mark' in found ? { answer: found.mark } : { problem: found.refusal }
    })
    const restaurant = await inEach(BEGIN.restaurant, BEGIN.houseHelp)
    tell(`\n${what[language]}`)
    const isYes = await ask(`${BEGIN.question[language]} (y/n)`, async (text) => {
      const [, yes, no] = YES_OR_NO.exec(text.normalize('NFKC')) ?? []
      return yes || no ? { answer: Boolean(yes) } : { problem: NEITHER }
    })
    return isYes ? { name, legalName, trade, palette, mark, restaurant } : null
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    tell('')
    return null
  } finally {
    terminal.close()
  }
}

const YES_OR_NO = /^(?:(y|yes|はい)|(n|no|いいえ))$/i

const COLOURS: Words = { en: 'Colours', ja: '色' }
const NUMBER: Words = { en: 'Their number (empty: 1)', ja: '番号（空欄なら1）' }
const NO_NUMBER: Words = {
  en: `Please write a number from 1 to ${READY_PALETTES.length}.`,
  ja: `1から${READY_PALETTES.length}までの番号を入力してください。`,
}
const MARK: Words = {
  en: 'Mark: path of an SVG or PNG (optional)',
  ja: 'ロゴ：SVGかPNGのファイルの場所（任意）',
}
const NEITHER: Words = {
  en: 'Please write y for yes or n for no.',
  ja: '「y」（はい）か「n」（いいえ）を入力してください。',
}
