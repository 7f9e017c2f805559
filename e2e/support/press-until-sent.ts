import { expect, type Locator, type Request, type Response } from '@playwright/test'

/**
 * Presses a button of the desk until what it sends is on its way, and returns the answer. Payload
 * looks at a field a moment after it was typed: a press before that, which no person manages, is
 * refused as if the field were still empty.
 */
export async function pressUntilSent(
  button: Locator,
  isSent: (request: Request) => boolean,
): Promise<Response> {
  let sent = false
  const answered = button.page().waitForResponse((response) => isSent(response.request()))
  button.page().on('request', (request) => {
    sent ||= isSent(request)
  })
  await expect(async () => {
    if (!sent) await button.click({ timeout: 2_000 })
    await expect.poll(() => sent, { timeout: 3_000 }).toBe(true)
  }).toPass()
  return await answered
}
