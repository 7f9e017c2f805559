import type { Page } from '@playwright/test'
import { saved } from '../support/saved.ts'
import { press, settled } from '../support/settled.ts'
import { PHONE } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

/** A restaurant with this price of its dinners. */
const FORM = '/admin/collections/restaurants/1?locale=ja#field-facts__dinnerTo'

/** Presses the button that shows or closes the preview beside the form, and waits until the account has it. */
async function pressAndKeep(desk: Page, name: string): Promise<void> {
  const kept = desk.waitForResponse(
    (answer) =>
      answer.url().includes('/api/payload-preferences/') &&
      answer.request().postData()?.includes('editViewType') === true,
  )
  await settled(desk)
  // By keyboard: the two buttons lie at one place, where a tap so soon would be the second half of the first.
  await desk.getByRole('button', { name }).press('Enter')
  expect((await kept).ok()).toBe(true)
}

/** The text of a site's page. */
const textOf = async (address: string): Promise<string> => (await fetch(address)).text()

// Takes long: the largest form, and its pages in three windows.
test('a new price is previewed in both languages before anyone else sees it', async ({ house }) => {
  await using desk = await house.openDesk(FORM, 'ja-JP')
  const pages = [
    `${house.site.origin}/ja/restaurants/shiobi`,
    `${house.site.origin}/restaurants/shiobi`,
  ]
  const price = desk.locator('#field-facts__dinnerTo')
  await expect(price).toBeFocused()
  // The other facts beside the budget stay folded.
  await expect(desk.locator('#field-facts__seats')).toBeHidden()
  await price.fill('98765')
  await saved(desk.getByRole('button', { name: '下書きを保存' }))

  const opened = desk.context().waitForEvent('page')
  await desk.getByRole('link', { name: 'プレビューを新しいタブで開く' }).click()
  await using preview = await opened
  await expect(preview).toHaveURL(/\/preview\/[0-9a-f]{32}\/ja\/restaurants\/shiobi$/)
  await expect(preview.getByText('下書きの確認用・公開されていません')).toBeInViewport()
  await expect(preview.getByText('98,765').first()).toBeVisible()
  await preview.getByRole('banner').getByRole('link', { name: /^EN/ }).click()
  await expect(preview).toHaveURL(/\/preview\/[0-9a-f]{32}\/restaurants\/shiobi$/)
  await expect(preview.getByText('A draft to look at · not published')).toBeInViewport()
  await expect(preview.getByText('98,765').first()).toBeVisible()
  for (const page of pages) expect(await textOf(page)).not.toContain('98,765')

  await desk.getByRole('button', { name: '入力欄の横にプレビューを表示' }).click()
  const beside = desk.frameLocator('#live-preview-iframe')
  await expect(beside.getByText('98,765').first()).toBeVisible()
  // Otherwise it would be beside every form of the tests that come after.
  await pressAndKeep(desk, '入力欄の横のプレビューを閉じる')

  await saved(desk.getByRole('button', { name: '公開する' }))
  for (const page of pages) await expect.poll(() => textOf(page)).toContain('98,765')
  const shown = desk.context().waitForEvent('page')
  await press(desk.getByRole('main').getByRole('link', { name: 'ページを見る' }))
  await using visitors = await shown
  await expect(visitors).toHaveURL(pages[0] ?? '')
})

test('the mails about a table on New Year’s Eve are read in both languages, from site and desk', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin/collections/restaurants/1?locale=ja', 'ja-JP')
  await desk.getByText('別の日時のページを確認').click()
  await desk.getByLabel('日時（日本時間）').fill('2026-12-31T18:30')
  const opened = desk.context().waitForEvent('page')
  await desk.getByRole('link', { name: 'その日時のご予約メールを読む' }).click()
  await using mails = await opened
  for (const [heading, subject] of [
    ['お申し込みを受け付けたとき（日本語）', '【まだ確定していません】潮火'],
    ['お申し込みを受け付けたとき（英語）', 'Not confirmed yet: your request for a table at Shiobi'],
    ['ご予約を確定するとき（日本語）', '潮火'],
    ['ご予約を確定するとき（英語）', 'Shiobi'],
  ] as const) {
    const mail = mails.locator('section', { has: mails.getByRole('heading', { name: heading }) })
    await expect(mail).toContainText(subject)
    await expect(mail).toContainText('18:30')
  }
})

test('a preview that is open on the computer leaves the form alone on a phone', async ({
  house,
}) => {
  const path = '/admin/globals/hero?locale=ja'
  await using desk = await house.openDesk(path, 'ja-JP')
  await pressAndKeep(desk, '入力欄の横にプレビューを表示')
  const beside = desk.frameLocator('#live-preview-iframe')
  await expect(beside.getByRole('heading', { level: 1 })).toBeVisible()

  await using phone = await house.openDesk(path, 'ja-JP', { viewport: PHONE })
  const title = phone.getByRole('textbox', { name: /^見出し[ *]+（日本語）$/ })
  const { width } = (await title.boundingBox()) ?? { width: 0 }
  expect(width).toBeGreaterThan(300)
  await title.fill('電話でも書ける')
  await expect(title).toHaveValue('電話でも書ける')
  await expect(phone.locator('iframe')).toHaveCount(0)

  const buttons = phone.locator('.doc-controls__controls-wrapper')
  await phone.mouse.wheel(0, 2000)
  await expect(phone.getByRole('button', { name: '公開する' })).toBeInViewport()
  expect((await buttons.boundingBox())?.y).toBe(0)
  expect((await buttons.boundingBox())?.height).toBeLessThanOrEqual(64)
  const opened = phone.context().waitForEvent('page')
  await phone.getByRole('link', { name: 'プレビューを新しいタブで開く' }).click()
  await using preview = await opened
  await expect(preview).toHaveURL(/\/preview\/[0-9a-f]{32}\/ja$/)
  await pressAndKeep(desk, '入力欄の横のプレビューを閉じる')
})
