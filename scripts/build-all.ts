import { build } from './build.ts'

/** Builds what is tested, unless nothing changed since it was built. */
await build('site')
await build('cms')
