import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../scripts/testing/ports.ts'
import { DEMO_DATA, ROOT, temporaryFolder } from './support/folders.ts'

test('npm start brings up site and CMS, and Ctrl-C ends both', async () => {
  await using data = await temporaryFolder()
  await cp(DEMO_DATA, data.path, { recursive: true })
  const [site, cms] = [await freePort(), await freePort()]
  const start = npmStart({ DATA_DIR: data.path, PORT: String(site), CMS_PORT: String(cms) })

  await expect.poll(start.output, { timeout: 90_000 }).toContain(`http://localhost:${cms}/admin`)
  expect((await fetch(`http://localhost:${site}/ja`)).status).toBe(200)
  expect((await fetch(`http://localhost:${cms}/admin`)).status).toBe(200)

  // People read sentences; the programs' lines of JSON are in their log (operator N9).
  expect(start.output()).not.toContain('{"time":')
  expect(await readFile(join(data.path, 'logs/site.log'), 'utf8')).toContain('"site started"')

  start.child.kill('SIGINT')
  expect(await start.code).toBe(0)
  await expect(fetch(`http://localhost:${site}/`)).rejects.toThrow()
  await expect(fetch(`http://localhost:${cms}/admin`)).rejects.toThrow()
})

test('site and CMS end even when npm start is killed', async () => {
  await using data = await temporaryFolder()
  await cp(DEMO_DATA, data.path, { recursive: true })
  const [site, cms] = [await freePort(), await freePort()]
  const start = npmStart({ DATA_DIR: data.path, PORT: String(site), CMS_PORT: String(cms) })
  await expect.poll(start.output, { timeout: 90_000 }).toContain(`http://localhost:${cms}/admin`)

  start.child.kill('SIGKILL')
  // All that it started prints through it, so this is the end of the last of them.
  await start.code
  for (const port of [site, cms]) {
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()
  }
})

test('npm start names a port that is in use in one line', async () => {
  await using data = await temporaryFolder()
  // It reads what it is sent, else it could not close.
  await using server = createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''

  const start = npmStart({ DATA_DIR: data.path, PORT: port })
  expect(await start.code).toBe(1)
  expect(start.output()).toBe(
    `Port ${port} is in use. Stop what listens there, or set PORT to another port.\n`,
  )
})

test('npm start names a setting it cannot use in one line', async () => {
  await using data = await temporaryFolder()
  const ports = { PORT: String(await freePort()), CMS_PORT: String(await freePort()) }
  const start = npmStart({ DATA_DIR: data.path, ...ports, ORIGIN: 'www.example.jp' })
  expect(await start.code).toBe(1)
  expect(start.output()).toBe(
    'These settings cannot be used: ORIGIN must be an address such as https://www.example.jp.\n',
  )
})

test('npm start names a data folder it cannot write in one line', async () => {
  const start = npmStart({ DATA_DIR: '/dev/null/data' })
  expect(await start.code).toBe(1)
  expect(start.output()).toBe(
    'The data folder /dev/null/data cannot be written. Change its owner, or set DATA_DIR to another folder.\n',
  )
})

/** Runs what `npm start` runs, with these settings and none of the machine's. */
function npmStart(env: Record<string, string>) {
  const { PATH = '', HOME = '', npm_execpath = '' } = process.env
  const child = spawn(process.execPath, [join(ROOT, 'scripts/bootstrap.mjs'), 'start'], {
    cwd: ROOT,
    env: { PATH, HOME, ...(npm_execpath && { npm_execpath }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const code = once(child, 'close').then(([status]) => status)
  return { child, code, output: () => output }
}
