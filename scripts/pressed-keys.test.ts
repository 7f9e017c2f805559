import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './environment.ts'

/** A file that handles keys, and the places in it that read which key. */
const HEARS_KEYS = /onKey(Down|Up|Press)|['"]key(down|up|press)['"]|KeyboardEvent/
const READS_KEY =
  /\.(key|code|keyCode|which)\b|\{[^{}]*\b(key|code|keyCode|which)\b[^{}]*\}\s*(:|\)|=>)/

/** The lines that read a key without checking for an input method. */
function readsUnasked(source: string): string[] {
  if (!HEARS_KEYS.test(source)) return []
  return source.split('\n').filter((line) => READS_KEY.test(line) && !line.includes('pressedKey('))
}

test('no handler mistakes an input method’s key for a pressed one', async () => {
  const faults: string[] = []
  let handlers = 0
  for await (const file of glob('{site,cms}/{src,server}/**/*.{ts,tsx}', { cwd: ROOT })) {
    if (file.includes('.test.')) continue
    const source = readFileSync(join(ROOT, file), 'utf8')
    if (source.includes('pressedKey(')) handlers += 1
    faults.push(...readsUnasked(source).map((line) => `${file}: ${line.trim()}`))
  }
  expect(faults).toEqual([])
  expect(handlers).toBeGreaterThan(5)
})

test.each([
  "onKeyDown={(event) => event.key === 'Enter' && find()}",
  "onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && find()}",
  "onKeyDown={({ key, nativeEvent }) => {\n  if (key === 'Enter' && !nativeEvent.isComposing) find()",
  "box.addEventListener('keydown', ({ code }) => {",
])('a handler that reads a key directly is found: %s', (source) => {
  expect(readsUnasked(source)).toHaveLength(1)
})
