import { lazyFile } from '#src/lazy-files.ts'

/** Most days nothing is announced: only a page that announces something loads it. */
export const announcementFile = lazyFile(() => import('./announcement.tsx'))
