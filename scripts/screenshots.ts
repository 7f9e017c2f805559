import { build } from './build.ts'
import { needChromium, wantJapaneseFont } from './test-machine.ts'

/** `npm run screenshots`: every page and state in both languages and three widths, to look at. */
needChromium()
wantJapaneseFont()
await build('site')
await import('../e2e/screenshots.ts')
