import { lazyFile } from '#src/lazy-files.ts'

/** What only shows around every page: one that comes as a document does not load it (decision 039). */
export const shellFile = lazyFile(() => import('./still-parts.ts'))

/** Most days nothing is announced: only a page that announces something loads it. */
export const announcementFile = lazyFile(() => import('./announcement/announcement.tsx'))
