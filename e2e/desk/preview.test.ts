import { takenOver } from '../support/taken-over.ts'
import { expect, houseTest as test } from '../support/test.ts'

/** What a page of the site says. */
const textOf = async (address: string): Promise<string> => (await fetch(address)).text()

test('a new price is looked at in both languages before anybody else sees it', async ({
  browser,
  house,
}) => {
  const signedIn = await house.openDesk('/admin')
  await using context = await browser.newContext({
    baseURL: house.cms.origin,
    locale: 'ja-JP',
    storageState: await signedIn.context().storageState(),
  })
  const desk = await context.newPage()
  await desk.goto('/admin/collections/restaurants/1?locale=ja')
  const pages = [
    `${house.site.origin}/ja/restaurants/shiobi`,
    `${house.site.origin}/restaurants/shiobi`,
  ]
  const dish = desk.locator('#menu-row-0 .collapsible__toggle').first()
  await takenOver(dish)
  await dish.click()
  await desk.locator('#field-menu__0__price').fill('98765')
  const saved = desk.waitForResponse(/\/api\/restaurants\/1\?/)
  await desk.getByRole('button', { name: '下書きを保存' }).click()
  expect((await saved).status()).toBe(200)

  const opened = desk.context().waitForEvent('page')
  await desk.getByRole('link', { name: 'プレビューを新しいタブで開く' }).click()
  const preview = await opened
  await expect(preview).toHaveURL(/\/preview\/[0-9a-f]{32}\/ja\/restaurants\/shiobi$/)
  await expect(preview.getByText('下書きの確認用・公開されていません')).toBeInViewport()
  await expect(preview.getByText('98,765')).toBeVisible()
  await preview.getByRole('banner').getByRole('link', { name: /^EN/ }).click()
  await expect(preview).toHaveURL(/\/preview\/[0-9a-f]{32}\/restaurants\/shiobi$/)
  await expect(preview.getByText('A draft to look at · not published')).toBeInViewport()
  await expect(preview.getByText('98,765')).toBeVisible()
  for (const page of pages) expect(await textOf(page)).not.toContain('98,765')

  await desk.getByRole('button', { name: '入力欄の横にプレビューを表示' }).click()
  const beside = desk.frameLocator('#live-preview-iframe')
  await expect(beside.getByText('98,765')).toBeVisible()

  await desk.getByRole('button', { name: /^日本語で公開$/ }).click()
  for (const page of pages) await expect.poll(() => textOf(page)).toContain('98,765')
  const visitors = desk.context().waitForEvent('page')
  await desk.getByRole('link', { name: 'ページを見る' }).click()
  await expect(await visitors).toHaveURL(pages[0] ?? '')
})
