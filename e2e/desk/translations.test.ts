import type { Page } from '@playwright/test'
import { countPresses } from '../support/presses.ts'
import { saved } from '../support/saved.ts'
import { press, settled } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { unbroken } from '../support/unbroken.ts'

/** The company's page, at the role of its second member: in a closed row. */
const FORM = '/admin/globals/about?locale=ja#field-team__members__1__role'

async function openTranslations(desk: Page): Promise<void> {
  const menu = desk.getByRole('button', { name: 'メニューを開く' }).first()
  await settled(desk)
  if (await menu.isVisible()) await menu.click()
  await press(desk.getByRole('link', { name: '翻訳の状況' }))
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('翻訳の状況')
}

/** What the page of translations says about a text. */
const entry = (desk: Page, document: string | RegExp, text: string) =>
  desk.getByRole('region', { name: document }).getByRole('listitem').filter({ hasText: text })

/** Makes the browser report rarely, and together, what came into sight, as a busy browser does. */
function tellSightSeldom(): void {
  const told = new Map<IntersectionObserver, () => void>()
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const waiting: IntersectionObserverEntry[] = []
      super((entries, observer) => {
        waiting.push(...entries)
        told.set(observer, () => callback(waiting.splice(0), observer))
      }, options)
    }
  }
  setInterval(() => {
    for (const [observer, tell] of told) {
      told.delete(observer)
      tell()
    }
  }, 1500)
}

// Takes long: a large form is opened twice, with a list between.
test('a text changed in Japanese is translated and published in the list, and its form stays in Japanese', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin', 'ja-JP')
  await desk.addInitScript(tellSightSeldom)
  await openScreen(desk, FORM)
  const text = desk.locator('#field-team__subtitle')
  await expect(desk.locator('#field-team__members__1__role')).toBeFocused()
  await text.fill('火の番も、藁を集める人もいます。')
  await saved(desk.getByRole('button', { name: '下書きを保存' }))

  await openTranslations(desk)
  const gap = entry(desk, '会社案内', '火の番も、藁を集める人もいます。')
  await expect(gap).toContainText('原文に変更あり')
  await press(gap.getByRole('link', { name: '編集画面を開く' }))
  await expect(desk).toHaveURL(/\/globals\/about#field-team__subtitle__en$/)
  await expect(desk.locator('#field-team__subtitle__en')).toBeFocused()
  await expect(text).toHaveValue('火の番も、藁を集める人もいます。')

  await openTranslations(desk)
  const box = gap.getByRole('textbox', { name: '英語' })
  await box.fill('Some keep the fire,\n\nsome gather straw.')
  await press(gap.getByRole('button', { name: '保存して次へ' }))
  const about = desk.getByRole('region', { name: '会社案内' })
  const settledEntry = about.getByRole('listitem').filter({ hasText: '保存しました' })
  await expect(settledEntry).toContainText('some gather straw.')
  await press(about.getByRole('button', { name: '翻訳を公開する' }))
  await expect(about.getByText('公開しました。')).toBeVisible()
  await openScreen(desk, '/admin/translations')
  await expect(gap).toHaveCount(0)
})

test('a text of a dish is translated and published in the list, and the cursor goes to the next box', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin/menu/1', 'ja-JP')
  const describe = async (name: string, text: string) => {
    const dish = desk.getByRole('region', { name, exact: true })
    await settled(desk)
    await dish.getByRole('button', { name: /の説明・アレルゲン/ }).press('Enter')
    await dish.getByRole('textbox', { name: '説明（日本語）' }).fill(text)
  }
  await describe('釜揚げしらすと三浦大根', '薄く削った大根に、しらすを山盛りで。')
  await describe('真蛸の燻製', '燻すのは、注文のあとです。')
  await press(desk.getByRole('button', { name: '公開する' }))
  await expect(desk.getByText('公開しました。サイトに表示されます。')).toBeVisible()

  await openTranslations(desk)
  const first = entry(desk, /^レストラン：/, 'しらすを山盛りで。')
  const next = entry(desk, /^レストラン：/, '注文のあとです。')
  await expect(first).toContainText('保存するとすぐに公開されます。')
  await expect(first.getByRole('link', { name: 'お品書きを開く' })).toHaveAttribute(
    'href',
    /^\/admin\/menu\/1#description\.[\w-]+\.en$/,
  )
  await settled(desk)
  await first.getByRole('textbox', { name: '英語' }).fill('Whitebait heaped over radish.')
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByText('保存して公開しました')).toBeVisible()
  await expect(next.getByRole('textbox', { name: '英語' })).toBeFocused()
  await next.getByRole('textbox', { name: '英語' }).fill('Smoked once you order.')
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByText('保存して公開しました')).toHaveCount(2)
})

test('a missing English text is found on the first screen, translated and on the site with three presses', async ({
  house,
}) => {
  const calls = await house.calls()
  const { footer } = await (await calls.get('/api/globals/cta?locale=en&depth=0')).json()
  const data = { footer: '', _status: 'published' }
  expect((await calls.post('/api/globals/cta?locale=en', { data })).status()).toBe(200)
  await using desk = await house.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(desk)
  await press(desk.getByRole('link', { name: /^未翻訳：\d+件/ }))
  const part = desk.getByRole('region', { name: '7 お問い合わせへのご案内' })
  await settled(desk)
  await part.getByRole('textbox', { name: '英語' }).fill(footer)
  await press(part.getByRole('button', { name: '保存して次へ' }))
  // By keyboard: it may lie where the other was pressed, and a tap so soon would be the second half of that.
  await settled(desk)
  await part.getByRole('button', { name: '翻訳を公開する' }).press('Enter')
  await expect(part.getByText('公開しました。')).toBeVisible()
  expect(presses.count).toBe(3)
  await expect
    .poll(async () => unbroken(await (await fetch(house.site.origin)).text()))
    .toContain(footer)
})

test('leaving the list with a translation that is not saved asks first, and without a service no machine drafts', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin/translations', 'ja-JP')
  const box = desk.getByRole('textbox').first()
  const away = desk.getByRole('link', { name: '編集画面を開く' }).first()
  await settled(desk)
  await expect(desk.getByRole('button', { name: /下訳/ })).toHaveCount(0)
  await box.fill('Somebody keeps the fire.')
  desk.once('dialog', (dialog) => dialog.dismiss())
  await away.click()
  await expect(box).toHaveValue('Somebody keeps the fire.')
  desk.once('dialog', (dialog) => dialog.accept())
  await away.click()
  await expect(desk).toHaveURL(/#(?:field|menu)-/)
})
