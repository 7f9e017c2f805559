import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isObject } from '@noren/contract/json'
import { getPayload } from 'payload'
import config from '#payload.config'
import { Unusable } from '../src/base/requests/refusal.ts'
import { settings } from '../src/base/settings.ts'
import { cleanMark } from '../src/content/brand/mark.ts'
import { begin } from '../src/desk/begin/begin.ts'
import { readAnswers } from '../src/screens/begin/answers.ts'
import { askInTerminal } from './begin-questions.ts'
import { typedPath } from './typed-path.ts'

/** Something the person at the terminal can correct. */
class Correctable extends Error {}

/**
 * Begins a company with the answers of a file, or of the terminal, and says what to do next.
 * @returns the code to exit with
 */
export async function beginFrom(file: string | undefined): Promise<number> {
  const payload = await getPayload({ config })
  try {
    const folder = file === undefined ? typedPath('.') : dirname(typedPath(file))
    const told = file === undefined ? await askInTerminal() : await readJson(file)
    const { answers, problems = [] } = readAnswers(await withMark(told, folder))
    if (!answers) {
      const lines = problems.map(({ path, words }) => `  ${path || 'the file'}: ${words.en}`)
      throw new Correctable(
        ['Nothing was changed. Please correct these answers:', ...lines].join('\n'),
      )
    }
    await begin(payload, answers)
    console.log(`The desk now holds ${answers.name.en}, as drafts. Visitors see the demo until you publish.
Next: npm start, open ${settings.origin}/admin and press "Publish" on its first screen, or "Back to the demo".`)
    return 0
  } catch (error) {
    if (!(error instanceof Correctable || error instanceof Unusable)) throw error
    console.error(error.message)
    return 1
  } finally {
    await payload.destroy()
  }
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(typedPath(file), 'utf8').catch((error: Error) => {
    throw new Correctable(`${file} cannot be read: ${error.message}`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Correctable(`${file} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** The answers with the mark itself in place of the path of its file. */
async function withMark(told: unknown, folder: string): Promise<unknown> {
  if (!isObject(told) || typeof told.mark !== 'string' || told.mark === '') return told
  const path = resolve(folder, told.mark)
  const bytes = await readFile(path).catch((error: Error) => {
    throw new Correctable(`The mark cannot be read: ${error.message}`)
  })
  const cleaned = await cleanMark(bytes, 'square')
  if ('refusal' in cleaned) throw new Correctable(`${path}: ${cleaned.refusal.en}`)
  return { ...told, mark: cleaned.mark }
}
