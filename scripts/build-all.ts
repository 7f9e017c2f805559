import { build } from './build.ts'

/** `npm run build`: both programs, each unless nothing changed since its last build. */
await build('site')
await build('cms')
