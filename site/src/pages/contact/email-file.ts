import { lazyFile } from '#src/lazy-files.ts'

/** What reads addresses as people type them is a file of its own: it comes once somebody is at the box. */
export const emailFile = lazyFile(() => import('@noren/contract/enquiry/email-as-typed'))
