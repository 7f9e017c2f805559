import { homedir } from 'node:os'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { MARK_REFUSALS } from '../src/content/library/brand/mark-words.ts'
import { BEGIN } from '../src/screens/begin/begin-words.ts'
import { openTestDesk } from '../test/test-desk.ts'

// Settings are read as modules load.
await openTestDesk()
const { askInTerminal } = await import('./begin-questions.ts')

/** Answers the questions in turn, and then ends them. */
async function answered(...lines: string[]) {
  const input = new PassThrough()
  const output = new PassThrough()
  let said = ''
  output.on('data', (text) => {
    said += text
    if (!/: $/.test(String(text))) return
    const line = lines.shift()
    if (line === undefined) input.end()
    else input.write(`${line}\n`)
  })
  const paths: string[] = []
  const answers = await askInTerminal({
    language: 'ja',
    input,
    output,
    what: BEGIN.what.demo,
    markOf: async (path) => {
      paths.push(path)
      return path.endsWith('.txt') ? { refusal: MARK_REFUSALS.type } : { mark: '<svg/>' }
    },
  })
  return { answers, said, paths, left: lines }
}

const NAME = ['山の湯', 'Yamanoyu']
const LEGAL = ['', '']
const TRADE = ['宿です', 'An inn']
const HOUSE = ['囲炉裏', 'Irori']

test('a question is asked again until its answer can be used, and says in Japanese why', async () => {
  const { answers, said, paths, left } = await answered(
    ...['', '　　', '\u200b', '長'.repeat(1000), ...NAME],
    ...[...LEGAL, ...TRADE],
    ...['7', '藍', '２'],
    ...["'/home/mio/a mark.txt'", String.raw`~/my\ mark.svg`],
    ...HOUSE,
    ...['たぶん', 'はい'],
  )
  expect(left).toEqual([])
  expect(answers).toMatchObject({
    name: { ja: '山の湯', en: 'Yamanoyu' },
    legalName: { ja: '', en: '' },
    palette: { brand: '#1f3a2b' },
    mark: '<svg/>',
    restaurant: { ja: '囲炉裏', en: 'Irori' },
  })
  expect(paths).toEqual(['/home/mio/a mark.txt', `${homedir()}/my mark.svg`])
  expect(said.match(/ {2}\S.*[。]/g)).toEqual([
    ...Array(3).fill('  入力してください。'),
    expect.stringMatching(/^ {2}\d+文字以内で入力してください。$/),
    ...Array(2).fill('  1から6までの番号を入力してください。'),
    `  ${MARK_REFUSALS.type.ja}`,
    '  「y」（はい）か「n」（いいえ）を入力してください。',
  ])
  expect(said).toContain(BEGIN.what.demo.ja)
})

test('ended midway, or with a no at the end, nothing is answered', async () => {
  expect((await answered(...NAME, ...LEGAL)).answers).toBeNull()
  const all = [...NAME, ...LEGAL, ...TRADE, '', '', ...HOUSE]
  expect((await answered(...all, 'n')).answers).toBeNull()
  expect((await answered(...all, 'Y')).answers).toMatchObject({ mark: null })
})
