import { lazyFile } from '#src/lazy-files.ts'

/** What is said once an enquiry was sent is a file of its own: it comes with the answer. */
export const sentFile = lazyFile(() => import('./sent.ts'))

/** Whether a contact page's query says that an enquiry was sent. */
export function tellsOfSent(search: string): boolean {
  return new URLSearchParams(search).has('sent')
}
