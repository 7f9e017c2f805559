import { chromium } from 'playwright'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { callOf, type Engine, type EngineOptions } from './engine.ts'

/** Chromium, driven by Playwright. */
export async function startChromium({ script }: EngineOptions): Promise<Engine> {
  const browser = await chromium.launch(chromiumLaunch())
  const page = await browser.newPage({ javaScriptEnabled: script })
  let complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text())
  })
  return {
    open: async (url) => {
      complaints = []
      await page.goto(url)
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: async (read, given) => JSON.parse(await page.evaluate<string>(callOf(read, given))),
    press: (key) => page.keyboard.press(key),
    clickAt: (x, y) => page.mouse.click(x, y),
    capture: () => page.screenshot({ fullPage: true }),
    complaints: () => complaints,
    [Symbol.asyncDispose]: () => browser.close(),
  }
}
