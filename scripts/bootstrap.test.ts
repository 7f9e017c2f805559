import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('npm start on a Node that is too old says in one sentence which one it needs', () => {
  const bootstrap = fileURLToPath(new URL('./bootstrap.mjs', import.meta.url))
  const old = `Object.defineProperty(process, 'versions', { value: { node: '20.8.1' } })`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(old)}`, bootstrap, 'start'],
    { encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([
    1,
    'Noren needs Node 20.9 or newer to start with; this is Node 20.8.1.\n',
  ])
})
