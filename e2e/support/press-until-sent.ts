import { expect, type Locator, type Request, type Response } from '@playwright/test'
import { press, settled } from './settled.ts'

/**
 * Presses a button of the desk and returns the answer to its request. Payload validates a field a moment
 * after it was typed: a form pressed before that, which no person manages, is refused as if the field were
 * still empty. If it is ready again and has sent nothing, it is pressed again.
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
    // A button that sends in two steps rests between them, and an entry of a menu is gone.
    const canBePressed = async () => (await button.isVisible()) && (await button.isEnabled())
    await expect.poll(async () => sent || (await canBePressed())).toBe(true)
  }
  return await answered
}
