import { build } from './build.ts'
import { needChromium } from './test-machine.ts'

/** `npm run lighthouse`: access, best practices and search on every page in both languages. */
needChromium()
await build('site')
await import('../e2e/lighthouse.ts')
