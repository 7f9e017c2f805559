import { build } from './build.ts'

/** Builds the tested programs, unless nothing changed since the last build. */
await build('site')
await build('cms')
