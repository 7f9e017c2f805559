import type { Page } from '@playwright/test'
import { countPresses } from '../support/presses.ts'
import { saved } from '../support/saved.ts'
import { press } from '../support/settled.ts'
import { expect, houseTest as test } from '../support/test.ts'

const FORM = '/admin/globals/brand?locale=ja'

/** A drawing whose script must not reach a page. */
const WAVE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><script>alert(1)</script><path fill="#1f3a2b" d="M0 64L32 0l32 64z"/></svg>'

/** A value of the site's style sheets on a page. */
const styleOn = (page: Page, name: string) =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), name)

const SAMPLES = ['Woven Display', 'Clear Display', 'Warm Display']

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )

// Takes long: a draft, its preview, and the page of visitors.
test('the company takes a ready palette and mends a colour that cannot be read, in three presses', async ({
  house,
}) => {
  const staff = await house.calls()
  const { palette, mark } = await (await staff.get('/api/globals/brand?locale=ja')).json()
  await using desk = await house.openDesk(FORM, 'ja-JP')
  const presses = await countPresses(desk)
  await press(desk.getByRole('button', { name: '杉と金茶' }))
  await expect(desk.getByRole('button', { name: '杉と金茶' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const accent = desk.locator('#field-palette__accent')
  await expect(accent).toHaveValue('#8f5a14')
  await accent.fill('ｅ０ａ０６０')
  await expect(desk.getByText(/コントラスト 1\.8、必要な値 4\.5/)).toBeVisible()
  await press(desk.getByRole('button', { name: '近い色 #985d16 にする' }))
  await expect(accent).toHaveValue('#985d16')
  await expect(desk.getByText('紙の色とのコントラスト 4.5：読みやすい色です。')).toBeVisible()
  await saved(desk.getByRole('button', { name: '下書きを保存' }))

  await using page = await desk.context().newPage()
  await page.goto(`${house.cms.origin}/api/globals/brand/preview?locale=ja`)
  expect(await styleOn(page, '--indigo')).toBe('oklch(.322 .043 158.5)')
  await page.goto(`${house.site.origin}/ja`)
  expect(await styleOn(page, '--indigo')).toBe('oklch(.3 .079 266.1)')

  const before = presses.count
  await saved(desk.getByRole('button', { name: '公開する' }))
  // The draft was kept by a press of its own, which nobody needs.
  expect([before - 1, presses.count - before]).toEqual([2, 1])
  await expect
    .poll(async () => {
      await page.goto(`${house.site.origin}/ja`)
      return [await styleOn(page, '--indigo'), await styleOn(page, '--ink')]
    })
    .toEqual(['oklch(.322 .043 158.5)', 'oklch(.259 .015 149.2)'])

  await staff.post('/api/globals/brand?locale=ja', {
    data: { palette, mark, _status: 'published' },
  })
})

test('a colour that cannot be read is not published, and the form goes to it', async ({
  house,
}) => {
  await using desk = await house.openDesk(FORM)
  const brand = desk.locator('#field-palette__brand')
  await brand.fill('#7799dd')
  await press(desk.getByRole('button', { name: 'Publish', exact: true }))
  await expect(
    desk.getByRole('link', { name: 'Colours › Brand colour', exact: true }),
  ).toBeVisible()
  await expect(brand).toHaveAccessibleDescription(
    /Hard to read on the paper: the contrast is 2\.3 and has to be 7\./,
  )
  await press(desk.getByRole('button', { name: /^Use #[0-9a-f]{6}, the nearest shade$/ }))
  await press(desk.getByRole('button', { name: 'Indigo and vermilion' }))
  await saved(desk.getByRole('button', { name: 'Publish', exact: true }))
})

test('the company sees three pairings of fonts and publishes one with two presses', async ({
  house,
}) => {
  const staff = await house.calls()
  const { palette, mark } = await (await staff.get('/api/globals/brand?locale=ja')).json()
  await using desk = await house.openDesk(FORM, 'ja-JP')
  const presses = await countPresses(desk)
  const modern = desk.getByRole('radio', { name: '現代的' })
  await expect(desk.getByRole('radio', { name: '端正' })).toBeChecked()
  await expect(modern).toHaveAccessibleDescription(/細い明朝/)
  // The samples are set in the fonts of the site, once they are near.
  await modern.scrollIntoViewIfNeeded()
  await expect.poll(() => loadedFonts(desk)).toEqual(expect.arrayContaining(SAMPLES))
  await press(modern)
  await saved(desk.getByRole('button', { name: '公開する' }))
  expect(presses.count).toBe(2)
  await using page = await desk.context().newPage()
  await expect
    .poll(async () => {
      await page.goto(`${house.site.origin}/ja`)
      return styleOn(page, '--tracking-display')
    })
    .toBe('.06em')

  await staff.post('/api/globals/brand?locale=ja', {
    data: { palette, mark, type: 'woven', _status: 'published' },
  })
})

test('a mark is looked at in three sizes before it is published, and the noren comes back', async ({
  house,
}) => {
  await using desk = await house.openDesk(FORM, 'ja-JP')
  const file = desk.getByLabel('ロゴ：ファイルを選ぶ、またはここにドロップ', { exact: true })
  const shown = desk.locator('.desk-mark__sizes img')
  const seal = (await shown.first().getAttribute('src')) ?? ''
  await file.setInputFiles({
    name: 'seal.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('A seal'),
  })
  await expect(desk.getByRole('alert').filter({ hasText: 'SVGでもPNGでもない' })).toBeVisible()
  await expect(shown.first()).toHaveAttribute('src', seal)
  await file.setInputFiles({
    name: 'wave.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(WAVE),
  })
  await expect(shown.first()).toHaveAttribute('src', /^data:image\/png;drawing=/)
  for (const [at, width] of [96, 32, 16, 96, 32, 16].entries()) {
    expect((await shown.nth(at).boundingBox())?.width).toBe(width)
  }
  await desk.getByLabel('社名ロゴ：ファイルを選ぶ、またはここにドロップ').setInputFiles({
    name: 'name.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(WAVE.replace('0 0 64 64', '0 0 300 64')),
  })
  await expect(desk.locator('.desk-mark__name').first()).toHaveCSS(
    'mask-image',
    /data:image\/png;drawing=/,
  )
  await press(desk.getByRole('button', { name: '文字の社名に戻す' }))
  await press(desk.getByRole('button', { name: 'のれんの図案に戻す' }))
  await expect(desk.getByRole('button', { name: 'のれんの図案に戻す' })).toBeHidden()
  await expect(shown.first()).toHaveAttribute('src', /1b2b55/)
  await press(desk.getByRole('button', { name: '公開中の内容に戻す' }))
  await press(desk.getByRole('dialog').getByRole('button', { name: /戻す/ }))
  await expect(shown.first()).toHaveAttribute('src', seal)
})
