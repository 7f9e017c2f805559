import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { programLines } from './program-lines.ts'

function shownOf(dataDir: string, lines: readonly string[]): string[] {
  const shown: string[] = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void shown.push(line))
  onTestFinished(() => void vi.restoreAllMocks())
  for (const line of lines) programLines('Site', 'site', dataDir)(line)
  return shown
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'noren-lines-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

const line = (level: string, event: string, facts = {}) =>
  JSON.stringify({ time: '2026-11-29T00:00:00.000Z', level, event, ...facts })

const STARTED = line('info', 'site started', { port: 3000 })
const WARNED = line('warn', 'ENQUIRY_TOO is not a setting. Did you mean ENQUIRY_TO?')
const FAILED = line('error', 'mail failed', { error: 'refused', code: 'X' })
const REFUSED = line('error', 'snapshot refused', { file: 'a', reason: 'it is damaged' })
const PRINTED = line('error', 'printed', { text: 'Failed to\u001b[2Jload' })

test('people read sentences, and all lines of JSON are kept in the log (operator N9)', () => {
  const data = folder()
  const log = join(data, 'logs/site.log')
  const said = 'CMS: no account yet. Make the first one at http://localhost:3001/x'
  expect(shownOf(data, [said, STARTED, WARNED, FAILED, REFUSED, PRINTED])).toEqual([
    said,
    'Site: ENQUIRY_TOO is not a setting. Did you mean ENQUIRY_TO?',
    `Site: mail failed: refused (more in ${log})`,
    `Site: snapshot refused: it is damaged (more in ${log})`,
    `Site: Failed to\\u001b[2Jload (more in ${log})`,
  ])
  expect(readFileSync(log, 'utf8')).toBe(
    `${[STARTED, WARNED, FAILED, REFUSED, PRINTED].join('\n')}\n`,
  )
})

test('where the log cannot be written, its lines are on the terminal (operator N9)', () => {
  const data = join(folder(), 'file')
  writeFileSync(data, '')
  expect(shownOf(data, [STARTED, FAILED])).toEqual([STARTED, FAILED])
})

test('a log that is full is put aside (operator N9)', () => {
  const data = folder()
  const log = join(data, 'logs/site.log')
  shownOf(data, [FAILED])
  truncateSync(log, 5_000_001)
  shownOf(data, [STARTED])
  expect(readFileSync(log, 'utf8')).toBe(`${STARTED}\n`)
  expect(readFileSync(`${log}.old`, 'utf8')).toContain(FAILED)
})
