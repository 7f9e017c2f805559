import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isObject } from '@noren/contract/json'
import { getPayload, type Payload } from 'payload'
import config from '#payload.config'
import { spoken, TERMINAL_LANGUAGE } from '../server/terminal.ts'
import { Unusable } from '../src/base/requests/refusal.ts'
import { settings } from '../src/base/settings.ts'
import type { Words } from '../src/base/words.ts'
import { type MadeMark, makeMark } from '../src/content/library/brand/mark.ts'
import { beforeBegin, begin } from '../src/desk/begin/begin.ts'
import { type Answers, readAnswers } from '../src/screens/begin/answers.ts'
import { BEGIN } from '../src/screens/begin/begin-words.ts'
import { askInTerminal } from './begin-questions.ts'
import { typedPath, unquotedPath } from './typed-path.ts'

/**
 * Begins a company with the answers of a file, or of the terminal, and says what to do next.
 * @returns the code to exit with
 */
export async function beginFrom(file: string | undefined): Promise<number> {
  const payload = await getPayload({ config })
  try {
    const answers = await (file === undefined ? askedAnswers(payload) : answersOf(file))
    if (answers) await begin(payload, answers)
    console.log(spoken(answers ? doneWords(answers) : NOTHING_CHANGED))
    return answers ? 0 : 1
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    console.error(spoken(error.words))
    return 1
  } finally {
    await payload.destroy()
  }
}

/** `null` where somebody ended the questions. */
async function askedAnswers(payload: Payload): Promise<Answers | null> {
  const beginning = await beforeBegin(payload)
  const told = await askInTerminal({
    language: TERMINAL_LANGUAGE,
    input: process.stdin,
    output: process.stdout,
    what: BEGIN.what[beginning],
    markOf: (path) => markOf(typedPath(path)),
  })
  return told && checked(told)
}

async function answersOf(file: string): Promise<Answers> {
  const path = typedPath(file)
  return checked(await withMark(await readJson(path), dirname(path)))
}

/** @throws Unusable */
function checked(told: unknown): Answers {
  const { answers, problems } = readAnswers(told)
  if (answers) return answers
  const inWords = (tag: keyof Words) =>
    problems.map(({ path, words }) => `  ${path || THE_FILE[tag]}: ${words[tag]}`)
  throw new Unusable({
    en: ['Nothing was changed. Please correct these answers:', ...inWords('en')].join('\n'),
    ja: ['何も変更していません。次の項目を直してください。', ...inWords('ja')].join('\n'),
  })
}

/** @throws Unusable */
async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new Unusable(cannotRead(path, error))
  })
  try {
    // Some editors begin a file with a mark of its encoding.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) }
    throw new Unusable({
      en: `${path} is not JSON: ${message}`,
      ja: `${path} はJSONとして読み取れません（${message}）`,
    })
  }
}

/** The answers with the mark itself in place of the path of its file. @throws Unusable */
async function withMark(told: unknown, folder: string): Promise<unknown> {
  if (!isObject(told) || typeof told.mark !== 'string' || told.mark === '') return told
  const path = resolve(folder, unquotedPath(told.mark))
  const found = await markOf(path)
  if ('mark' in found) return { ...told, mark: found.mark }
  const { en, ja } = found.refusal
  throw new Unusable({ en: `${path}: ${en}`, ja: `${path}：${ja}` })
}

async function markOf(path: string): Promise<MadeMark> {
  const bytes = await readFile(path).catch((error: Error) => error)
  if (bytes instanceof Error) return { refusal: cannotRead(path, bytes) }
  return makeMark(bytes, 'square')
}

function cannotRead(path: string, { message }: Error): Words {
  return {
    en: `${path} cannot be read. Please check where the file is. (${message})`,
    ja: `${path} を読み取れません。ファイルの場所を確かめてください。（${message}）`,
  }
}

function doneWords({ name }: Answers): Words {
  const { origin } = settings
  return {
    en: `The desk now holds ${name.en}, as drafts. Visitors see the demo until you publish.
Next: npm start, open ${origin}/admin and press "Publish" on its first screen, or "Back to the demo".`,
    ja: `${name.ja}の最初のページを、下書きとして用意しました。公開するまで、お客さまには見本の会社が表示されます。
次に npm start を実行して ${origin}/admin を開き、最初の画面で「公開する」か「デモに戻す」を押してください。`,
  }
}

const THE_FILE: Words = { en: 'the file', ja: 'ファイル' }
const NOTHING_CHANGED: Words = { en: 'Nothing was changed.', ja: '何も変更していません。' }
