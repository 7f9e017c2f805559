import next from 'next'
import type { Screens, ScreensOptions } from './serve.ts'

/** The screens that Next draws. */
export function nextScreens({ hostname, port, isDevelopment }: ScreensOptions): Screens {
  const app = next({ dev: isDevelopment, hostname, port })
  return { prepare: () => app.prepare(), answer: app.getRequestHandler(), close: () => app.close() }
}
