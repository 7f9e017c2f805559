import { lazyFile } from '#src/lazy-files.ts'

/** What only shows around every page: one that comes as a document does not load it (decision 039). */
export const shellFile = lazyFile(() => import('./still-parts.ts'))
