import { saved } from '../support/saved.ts'
import { press, settled } from '../support/settled.ts'
import { expect, houseTest as test } from '../support/test.ts'

/** A restaurant, at what is said of its second dish. */
const FORM = '/admin/collections/restaurants/1?locale=ja#field-menu__1__description'

// Takes long: the largest form is opened and saved twice, with a list between.
test('a dish changed in Japanese is on the page of translations until its English is saved', async ({
  house,
}) => {
  await using desk = await house.openDesk(FORM, 'ja-JP')
  const description = desk.locator('#field-menu__1__description')
  const saveDraft = () => saved(desk.getByRole('button', { name: '下書きを保存' }))

  const openTranslations = async () => {
    const menu = desk.getByRole('button', { name: 'メニューを開く' }).first()
    await settled(desk)
    if (await menu.isVisible()) await menu.click()
    await press(desk.getByRole('link', { name: '翻訳の状況' }))
  }

  await expect(description).toBeFocused()
  await description.fill('藁の火で、皮だけをさっとあぶります。')
  await saveDraft()

  await openTranslations()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('翻訳の状況')
  const entry = desk
    .getByRole('region', { name: /^レストラン：/ })
    .getByRole('listitem')
    .filter({ hasText: '藁の火で、皮だけをさっとあぶります。' })
  await expect(entry).toContainText('原文に変更あり')
  await press(entry.getByRole('link', { name: /^お品書き › 2\. .+ › 説明$/ }))

  await expect(desk).toHaveURL(/locale=en#field-menu__1__description$/)
  await expect(description).toBeFocused()
  const note = desk.getByRole('note').filter({ hasText: '原文に変更あり' })
  await expect(note).toBeVisible()
  const source = desk.locator('#field-menu__1__description__ja')
  await expect(source).toHaveValue('藁の火で、皮だけをさっとあぶります。')
  await settled(desk)
  await description.fill('Only the skin is seared, quickly, over burning straw.')
  await saveDraft()
  await expect(note).toHaveCount(0)

  await openTranslations()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('翻訳の状況')
  await expect(entry).toHaveCount(0)
})
