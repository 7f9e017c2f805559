import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject, readObject, readText } from '@noren/contract/json'
import { findFirefox } from '../../scripts/engines.ts'
import { temporaryFolder } from '../support/folders.ts'
import { clicking, pressing } from './actions.ts'
import { connect } from './bidi.ts'
import { callOf, type Engine, type EngineOptions } from './engine.ts'

/** Firefox without a window, driven over WebDriver BiDi, which it speaks itself. */
export async function startFirefox({ script }: EngineOptions): Promise<Engine> {
  const profile = await temporaryFolder()
  await writeFile(join(profile.path, 'user.js'), `user_pref('javascript.enabled', ${script})\n`)
  const options = ['--headless', '--no-remote', '--profile', profile.path]
  const program = spawn(
    findFirefox() ?? 'firefox-esr',
    [...options, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile.path } },
  )
  const ended = once(program, 'exit')
  const { send, on } = await connect(`${await addressOf(program.stderr)}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send('browsingContext.getTree')
  const { context } = readObject(Array.isArray(contexts) ? contexts[0] : undefined)
  let complaints: string[] = []
  on('log.entryAdded', ({ level, text }) => {
    if (level === 'error') complaints.push(readText(text))
  })
  await send('session.subscribe', { events: ['log.entryAdded', 'browsingContext.load'] })
  const perform = async (action: object) => {
    await send('input.performActions', { context, actions: [action] })
  }
  return {
    async open(url) {
      complaints = []
      const loaded = new Promise<void>((resolve) => {
        on('browsingContext.load', (event) => {
          if (event.context === context) resolve()
        })
      })
      // If a map fails in the page before, Firefox reports it for this one, which loads all the same.
      await send('browsingContext.navigate', { context, url, wait: 'none' }).catch((error) => {
        if (!/Address rejected/.test(String(error))) throw error
      })
      await loaded
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async evaluate(read, given) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: callOf(read, given),
        target: { context },
        awaitPromise: true,
      })
      if (isObject(exceptionDetails)) throw new Error(readText(exceptionDetails.text))
      return JSON.parse(readText(readObject(result).value))
    },
    press: (key) => perform(pressing(key)),
    clickAt: (x, y) => perform(clicking(x, y)),
    async capture() {
      const { data } = await send('browsingContext.captureScreenshot', {
        context,
        origin: 'document',
      })
      return Buffer.from(readText(data), 'base64')
    },
    complaints: () => complaints,
    async [Symbol.asyncDispose]() {
      program.kill()
      await ended
      await profile[Symbol.asyncDispose]()
    },
  }
}

/** Where Firefox prints that it listens. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let said = ''
  for await (const text of output.setEncoding('utf8')) {
    said += text
    const address = /listening on (ws:\S+)/.exec(said)?.[1]
    if (address) return address
  }
  throw new Error(`Firefox ended before it could be driven:\n${said}`)
}
