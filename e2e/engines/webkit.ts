import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { readText } from '@noren/contract/json'
import sharp from 'sharp'
import { findMiniBrowser } from '../../scripts/engines.ts'
import { freePort } from '../../scripts/testing/ports.ts'
import { isAnswered } from '../support/program.ts'
import { clicking, pressing } from './actions.ts'
import { callOf, type Engine, type EngineOptions } from './engine.ts'
import { openSession } from './webdriver.ts'

/** WebKitGTK's small browser, on a separate, invisible screen. It is 447 px wide or more. */
export async function startWebKit({ script }: EngineOptions): Promise<Engine> {
  await using starting = new AsyncDisposableStack()
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2600x1600x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  starting.defer(() => end(screen))
  const [display] = await once(screen.stdout.setEncoding('utf8'), 'data')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
  })
  starting.defer(() => end(driver))
  const origin = `http://127.0.0.1:${port}`
  while (!(await isAnswered(`${origin}/status`))) await wait(50)
  const send = await openSession(origin, {
    'webkitgtk:browserOptions': {
      binary: findMiniBrowser(),
      args: ['--automation', `--enable-javascript=${script}`],
    },
  })
  starting.defer(async () => void (await send('DELETE', '')))

  const evaluate: Engine['evaluate'] = async (read, given) => {
    const call = { script: `return ${callOf(read, given)}`, args: [] }
    return JSON.parse(readText(await send('POST', '/execute/sync', call)))
  }
  const bars = await evaluate(() => outerHeight - innerHeight)
  const resize = async (width: number, height: number) => {
    await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + bars })
    // The page receives the event later.
    while ((await evaluate(() => innerHeight)) !== height) await wait(20)
  }
  const perform = async (action: object) => {
    await send('POST', '/actions', { actions: [action] })
  }
  const running = starting.move()
  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    resize,
    evaluate,
    press: (key) => perform(pressing(key)),
    clickAt: (x, y) => perform(clicking(x, y)),
    async capture() {
      // It draws no more than its window, which is therefore made, and stays, as tall as the page.
      while (await evaluate(() => innerHeight < document.documentElement.scrollHeight)) {
        const { width, height } = await evaluate(() => ({
          width: innerWidth,
          height: document.documentElement.scrollHeight,
        }))
        await resize(width, height)
      }
      await evaluate(painted)
      // Even then its driver sometimes captures nothing at all, not even the background.
      for (;;) {
        const capture = Buffer.from(readText(await send('GET', '/screenshot')), 'base64')
        if (!(await isBlank(capture))) return capture
      }
    },
    // Its driver reports nothing of the console.
    complaints: () => [],
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

/**
 * Resolves once a window that has grown was painted: the frame after the next has begun. The driver
 * does not wait for that, and captures a plain page of texts and pictures half empty too.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/** Whether an image is of one colour from edge to edge. */
async function isBlank(image: Buffer): Promise<boolean> {
  const { channels } = await sharp(image).stats()
  return channels.every(({ min, max }) => min === max)
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill()
  await ended
}
