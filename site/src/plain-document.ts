/**
 * Prepares a page that the app does not hydrate: removes what waits for the app, and saves what is
 * typed without it.
 *
 * @param sent whether the page is the response to an enquiry that was sent
 */
export async function stayDocument(root: HTMLElement, sent = false): Promise<void> {
  // Without the app the header never learns that the page is scrolled: it is solid from the top.
  root.querySelector('header')?.removeAttribute('data-transparent')
  const dead = root.querySelectorAll<HTMLElement>('button[type=button]:not([popovertarget])')
  for (const button of dead) button.hidden = true
  const form = root.querySelector<HTMLFormElement>('form[method=post]')
  if (!form) return
  const { restoreDraft, saveDraft } = await import('#src/pages/contact/contact-page.tsx')
  const begin = sent ? saveDraft : restoreDraft
  begin(form)
  form.addEventListener('input', () => saveDraft(form))
}
