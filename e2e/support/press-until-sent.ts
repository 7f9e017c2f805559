import type { Locator, Request, Response } from '@playwright/test'
import { press, settled } from './settled.ts'

/**
 * Presses a button of the desk and returns the answer to what it sends. Payload looks at a field a moment
 * after it was typed: pressed before that, which no person manages, a form is refused as if the field were
 * still empty. Once it is ready again without having sent anything, it is pressed again.
 */
export async function pressUntilSent(
  button: Locator,
  isSent: (request: Request) => boolean,
): Promise<Response> {
  const page = button.page()
  let sent = false
  page.on('request', (request) => {
    sent ||= isSent(request)
  })
  const answered = page.waitForResponse((response) => isSent(response.request()))
  while (!sent) {
    await press(button)
    await settled(page)
  }
  return await answered
}
