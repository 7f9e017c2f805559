import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright'
import sharp from 'sharp'
import { build } from '../../scripts/build.ts'
import { chromiumLaunch } from '../../scripts/chromium.ts'
import { needChromium, wantJapaneseFont } from '../../scripts/test-machine.ts'
import prepareDemoData from '../support/demo-data.ts'
import { sendEnquiry } from '../support/enquiries.ts'
import { ROOT } from '../support/folders.ts'
import { startHouse } from '../support/house.ts'
import { followed, settled } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { SHOTS, type Shot } from './shots.ts'

const FOLDER = join(ROOT, 'docs/desk/images')
const LANGUAGES = { ja: 'ja-JP', en: 'en-GB' }
const SCREEN = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** `npm run guides`: takes the guides' pictures again, in both languages. */
await needChromium()
await wantJapaneseFont()
await build('site')
await build('cms')
await prepareDemoData()
await mkdir(FOLDER, { recursive: true })
const browser = await chromium.launch(chromiumLaunch())
{
  await using house = await startHouse()
  await sendEnquiry(house.site, 'Friday at seven, please.')
  const first = await house.openDesk('/admin')
  const storageState = await first.context().storageState()
  for (const [language, locale] of Object.entries(LANGUAGES)) {
    for (const shot of SHOTS) {
      await take(browser, { locale, storageState, baseURL: house.cms.origin }, shot, language)
    }
    console.log(`docs/desk/images: ${SHOTS.length} in ${language}`)
  }
}
await browser.close()

async function take(
  browser: Browser,
  options: BrowserContextOptions,
  { name, path, state, part, isPhone }: Shot,
  language: string,
): Promise<void> {
  await using context = await browser.newContext({
    ...options,
    ...(isPhone ? PHONE : SCREEN),
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  const page = followed(await context.newPage())
  await openScreen(page, path)
  await state?.(page)
  await settled(page)
  const png = await (part ? page.locator(part).first() : page).screenshot()
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(join(FOLDER, `${name}-${language}.webp`))
}
