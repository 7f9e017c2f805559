import { lazyFile } from '#src/lazy-files.ts'

/**
 * The still parts around every page: a page loaded as a document does not load them (decision 039).
 */
export const shellFile = lazyFile(() => import('./still-parts.ts'))

/** Most days nothing is announced: only a page that announces something loads it. */
export const announcementFile = lazyFile(() => import('./announcement/announcement.tsx'))
