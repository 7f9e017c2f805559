import type { Page, Request } from '@playwright/test'
import { pending } from './pending.ts'

/** `asked` once the server has answered; the page gets the answer when it is `release`d. */
type HeldBack = { asked: Promise<void>; release: () => void }

/** Holds back the answer to the next request of a kind. */
export async function heldBack(
  page: Page,
  isMeant: (request: Request) => boolean,
): Promise<HeldBack> {
  const [asked, released] = [pending(), pending()]
  let isHeld = false
  await page.route('**', async (route) => {
    if (isHeld || !isMeant(route.request())) return route.fallback()
    isHeld = true
    const response = await route.fetch()
    asked.settle()
    await released.promise
    await route.fulfill({ response })
  })
  return { asked: asked.promise, release: released.settle }
}

/** An autosave of the desk. */
export const isAutosave = (request: Request) => request.url().includes('autosave=true')

/** What a form asks its server about all its fields. */
export const isFormState = (request: Request) => 'next-action' in request.headers()
