import { expect, houseTest as test } from '../support/test.ts'

test('a dish changed in Japanese is on the page of translations until its English is saved', async ({
  browser,
  house,
}) => {
  const signedIn = await house.openDesk('/admin')
  const storageState = await signedIn.context().storageState()
  await using context = await browser.newContext({
    baseURL: house.cms.origin,
    locale: 'ja-JP',
    storageState,
  })
  const desk = await context.newPage()
  const description = desk.locator('#field-menu__1__description')
  const saveDraft = async () => {
    const saved = desk.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await desk.getByRole('button', { name: '下書きを保存' }).click()
    expect((await saved).status()).toBe(200)
  }

  const openTranslations = async () => {
    const menu = desk.getByRole('button', { name: 'メニューを開く' }).first()
    if (await menu.isVisible()) await menu.click()
    await desk.getByRole('link', { name: '翻訳の状況' }).click()
  }

  await desk.goto('/admin/collections/restaurants/1?locale=ja#field-menu__1__description')
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
  await entry.getByRole('link', { name: /^お品書き › 2\. .+ › 説明$/ }).click()

  await expect(desk).toHaveURL(/locale=en#field-menu__1__description$/)
  await expect(description).toBeFocused()
  const note = desk.getByRole('note').filter({ hasText: '原文に変更あり' })
  await expect(note).toBeVisible()
  const source = desk.locator('#field-menu__1__description__ja')
  await expect(source).toHaveValue('藁の火で、皮だけをさっとあぶります。')
  await description.fill('Only the skin is seared, quickly, over burning straw.')
  await saveDraft()
  await expect(note).toHaveCount(0)

  await openTranslations()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('翻訳の状況')
  await expect(entry).toHaveCount(0)
})
