import { lazyFile } from '#src/lazy-files.ts'

/** The footer only shows: a page that comes as a document does not load it (decision 039). */
export const footerFile = lazyFile(() => import('./site-footer.tsx'))
