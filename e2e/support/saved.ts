import { expect, type Locator, type Request, type Response } from '@playwright/test'
import { pressUntilSent } from './press-until-sent.ts'

/** Presses what saves a form of the desk, and waits until what is in it is stored. */
export async function saved(button: Locator): Promise<Response> {
  const answer = await pressUntilSent(button, isSaving)
  expect(answer.ok()).toBe(true)
  return answer
}

/** Beside what a form does by itself: it keeps drafts, says that it is open, asks what may be done. */
function isSaving(request: Request): boolean {
  return (
    ['POST', 'PATCH'].includes(request.method()) &&
    /\/api\/[\w/-]+(?:\?|$)/.test(request.url()) &&
    !/\/access|preferences|presence|autosave/.test(request.url()) &&
    request.headers()['x-payload-http-method-override'] === undefined
  )
}
