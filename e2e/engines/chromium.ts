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
    async capture() {
      const session = await page.context().newCDPSession(page)
      const { cssContentSize } = await session.send('Page.getLayoutMetrics')
      const { data } = await session.send('Page.captureScreenshot', {
        captureBeyondViewport: true,
        // Compressing the pixels well takes longer than painting them.
        optimizeForSpeed: true,
        clip: { ...cssContentSize, scale: 1 },
      })
      await session.detach()
      return Buffer.from(data, 'base64')
    },
    complaints: () => complaints,
    [Symbol.asyncDispose]: () => browser.close(),
  }
}
