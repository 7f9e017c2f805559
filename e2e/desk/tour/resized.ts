import type { Page, ViewportSize } from '@playwright/test'
import { settled } from '../../support/settled.ts'

/** Resizes the window of a screen until the end of `await using`. */
export async function resized(desk: Page, window: ViewportSize): Promise<AsyncDisposable> {
  const before = desk.viewportSize()
  await desk.setViewportSize(window)
  await settled(desk)
  return {
    [Symbol.asyncDispose]: async () => {
      if (before) await desk.setViewportSize(before)
    },
  }
}
