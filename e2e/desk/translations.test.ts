import type { Page } from '@playwright/test'
import { saved } from '../support/saved.ts'
import { press, settled } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

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

// Takes long: a large form is opened and saved twice, with a list between.
test('a text changed in Japanese is on the page of translations until its English is saved', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin', 'ja-JP')
  await desk.addInitScript(tellSightSeldom)
  await openScreen(desk, FORM)
  const text = desk.locator('#field-team__subtitle')
  const saveDraft = () => saved(desk.getByRole('button', { name: '下書きを保存' }))

  await expect(desk.locator('#field-team__members__1__role')).toBeFocused()
  await text.fill('火の番も、藁を集める人もいます。')
  await saveDraft()

  await openTranslations(desk)
  const gap = entry(desk, '会社案内', '火の番も、藁を集める人もいます。')
  await expect(gap).toContainText('原文に変更あり')
  await press(gap.getByRole('link', { name: 'チーム › 本文' }))

  await expect(desk).toHaveURL(/locale=en#field-team__subtitle$/)
  await expect(text).toBeFocused()
  const note = desk.getByRole('note').filter({ hasText: '原文に変更あり' })
  await expect(note).toBeVisible()
  const source = desk.locator('#field-team__subtitle__ja')
  await expect(source).toHaveValue('火の番も、藁を集める人もいます。')
  await settled(desk)
  await text.fill('Some keep the fire, some gather straw.')
  await saveDraft()
  await expect(note).toHaveCount(0)

  await openTranslations(desk)
  await expect(gap).toHaveCount(0)
})

test('a text of a dish links to its field on the menu’s screen, where staff translate it', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin/menu/1', 'ja-JP')
  const dish = desk.getByRole('region', { name: '釜揚げしらすと三浦大根', exact: true })
  const description = (language: string) =>
    dish.getByRole('textbox', { name: `説明（${language}）` })
  const publish = async () => {
    await press(desk.getByRole('button', { name: '公開する' }))
    await expect(desk.getByText('公開しました。サイトに表示されます。')).toBeVisible()
  }
  await press(dish.getByRole('button', { name: /の説明・アレルゲン/ }))
  await description('日本語').fill('薄く削った大根に、しらすを山盛りで。')
  await publish()

  await openTranslations(desk)
  const gap = entry(desk, /^レストラン：/, '薄く削った大根に、しらすを山盛りで。')
  await expect(gap).toContainText('原文に変更あり')
  await press(gap.getByRole('link', { name: 'お品書き › 釜揚げしらすと三浦大根 › 説明' }))

  await expect(desk).toHaveURL(/\/admin\/menu\/1#description\.[\w-]+\.en$/)
  await expect(description('英語')).toBeFocused()
  await description('英語').fill('Whitebait heaped over thinly shaved radish.')
  await publish()
  await openTranslations(desk)
  await expect(gap).toHaveCount(0)
})
