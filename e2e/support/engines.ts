import { hasEngine } from '../../scripts/engines.ts'
import { counted } from '../../scripts/testing/counts.ts'
import { startChromium } from '../engines/chromium.ts'
import type { Engine, EngineOptions } from '../engines/engine.ts'
import { startFirefox } from '../engines/firefox.ts'
import { startWebKit } from '../engines/webkit.ts'
import { test } from './test.ts'

const START = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }

type EngineName = keyof typeof START

/** Every browser engine of this machine; in CI all of them, so that a missing one fails. */
export const ENGINES = (['chromium', 'firefox', 'webkit'] as const).filter(
  (name) => name === 'chromium' || process.env.CI || hasEngine(name),
)

/** A started engine of this name; tests of one worker share it. */
type Engines = (name: EngineName, options?: EngineOptions) => Promise<Engine>

/** Tests of SITE in a browser of any engine. */
export const engineTest = test.extend<object, { engines: Engines }>({
  engines: [
    async ({}, use) => {
      await using running = new AsyncDisposableStack()
      const engines = new Map<string, Engine>()
      await use(async (name, options = { script: true }) => {
        const key = `${name} ${options.script}`
        const known = engines.get(key)
        if (known) return known
        counted('browser')
        const started = running.use(await START[name](options))
        const engine: Engine = {
          ...started,
          open: async (url) => {
            counted('page')
            await started.open(url)
          },
        }
        engines.set(key, engine)
        return engine
      })
    },
    { scope: 'worker' },
  ],
})
