import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { counted } from '../../scripts/testing/counts.ts'
import { freePort } from '../../scripts/testing/ports.ts'

/** A Chromium with a debugging port, for Lighthouse to drive. */
export type Debugged = AsyncDisposable & { browser: Browser; port: number }

/** Starts one; closed at the end of `await using`. */
export async function debuggedBrowser(
  options: Pick<LaunchOptions, 'ignoreDefaultArgs'> = {},
): Promise<Debugged> {
  const port = await freePort()
  const { args, ...launch } = chromiumLaunch()
  counted('browser')
  const browser = await chromium.launch({
    ...launch,
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  return { browser, port, [Symbol.asyncDispose]: () => browser.close() }
}
