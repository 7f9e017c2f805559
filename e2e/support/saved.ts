import { expect, type Locator, type Request, type Response } from '@playwright/test'
import { pressUntilSent } from './press-until-sent.ts'

/** Presses the button that saves a form of the desk, and waits until the content is stored. */
export async function saved(button: Locator): Promise<Response> {
  const answer = await pressUntilSent(button, isSaving)
  expect(answer.ok()).toBe(true)
  return answer
}

/** Requests a form sends automatically: it keeps drafts, reports that it is open, checks rights. */
function isSaving(request: Request): boolean {
  return (
    ['POST', 'PATCH'].includes(request.method()) &&
    /\/api\/[\w/-]+(?:\?|$)/.test(request.url()) &&
    !/\/access|preferences|presence|autosave/.test(request.url()) &&
    request.headers()['x-payload-http-method-override'] === undefined
  )
}
