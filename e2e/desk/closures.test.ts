import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../access/axe.ts'
import { press } from '../support/settled.ts'
import { PHONE } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

/** The texts of a site page's banner. */
const strip = (page: Page, name: string) => page.getByRole('complementary', { name })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Deletes a closure from the list, as staff do. */
async function removed(desk: Page, entry: Locator): Promise<void> {
  await entry.getByRole('button', { name: '削除' }).click()
  await entry.getByRole('button', { name: '削除する' }).click()
  await expect(desk.getByText(/^削除しました。/)).toBeVisible()
  await expect(entry).toHaveCount(0)
}

test('on a phone staff close a restaurant for today in two taps, visitors read it, and a third does nothing (staff W1)', async ({
  house,
  page,
}) => {
  await using desk = await house.openDesk('/admin', 'ja-JP', { viewport: PHONE })
  const houses = desk.getByRole('region', { name: '今日のお店' }).getByRole('listitem')
  await expect(houses).toHaveCount(5)
  await press(houses.filter({ hasText: '潮火' }).getByRole('link').first())
  await expect(desk.getByText('本日は休業いたします')).toBeVisible()
  await expect(desk.getByRole('checkbox', { name: '潮火' })).toBeChecked()
  const publish = button(desk, '公開する')
  const { x, y, width, height } = (await publish.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  await publish.click()
  await expect(
    desk.getByText(/^公開しました。\d+年\d+月\d+日（.）\d+:\d\dからサイトに表示されています。$/),
  ).toBeInViewport()
  await desk.mouse.click(x + width / 2, y + height / 2)
  await expect(publish).toBeDisabled()
  await expect(publish).toBeInViewport()
  await expect(desk.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(desk.getByRole('radio', { name: '休業' })).not.toBeChecked()
  await expect(desk.getByLabel('初日')).toHaveValue('')
  await expect(desk.getByRole('listitem').filter({ hasText: '実施中' })).toHaveCount(1)
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(desk, 'narrow')

  await expect(async () => {
    await page.goto('/ja/restaurants/shiobi')
    await expect(page.getByRole('note')).toHaveText('本日は休業いたします', { timeout: 3000 })
  }).toPass()
  await page.goto('/restaurants')
  const row = page.getByRole('listitem').filter({ hasText: 'Shiobi' })
  await expect(row.getByRole('note')).toHaveText('Closed today')

  await removed(desk, desk.getByRole('listitem').filter({ hasText: '実施中' }))
  await expect(async () => {
    await page.goto('/ja/restaurants/shiobi')
    expect(await page.content()).not.toContain('"closures":[{"from":"2026-11')
    await expect(page.getByRole('note')).toHaveCount(0, { timeout: 2000 })
  }).toPass()
})

test('staff set special hours of two restaurants, with a banner on every page', async ({
  house,
  page,
}) => {
  await using desk = await house.openDesk('/admin/closures', 'ja-JP')
  for (const choice of ['経糸', 'よりあい', '明日', '時間変更', '荒天のため', '全ページに表示']) {
    await desk.locator('form').getByText(choice, { exact: true }).click()
  }
  await desk.getByLabel('開店', { exact: true }).fill('17:00')
  await desk.getByLabel('閉店', { exact: true }).fill('16:00')
  await desk.getByLabel('ラストオーダー（任意）').fill('16:30')
  await button(desk, '公開する').click()
  await expect(desk.getByText(/^17:00 のように入力してください。/)).toBeVisible()
  await desk.getByLabel('閉店', { exact: true }).fill('21:00')
  await desk.getByLabel('ラストオーダー（任意）').fill('20:30')
  const banner = await desk.getByText(/^経糸・よりあい：/).textContent()
  await button(desk, '公開する').click()
  await expect(desk.getByRole('link', { name: '経糸のページ' })).toBeVisible()

  for (const path of ['/ja', '/ja/contact']) {
    await expect(async () => {
      await page.goto(path)
      await expect(strip(page, 'お知らせ')).toHaveText(banner ?? '', { timeout: 2000 })
    }).toPass()
  }
  expect(banner).toMatch(/は17:00〜21:00（ラストオーダー 20:30）の営業です（荒天のため）$/)
  await page.goto('/about')
  await expect(strip(page, 'Announcement')).toHaveText(
    /^Tateito\sand\sYoriai:\sSpecial\shours\son\s.+:\s17:00–21:00\s\(last\sorder\s20:30\)\s\(Bad\sweather\)$/,
  )
  await page.goto('/restaurants/tateito')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"opens":"17:00","closes":"21:00","validFrom"')
  // The files that come after share both programs.
  const plans = desk.getByRole('region', { name: '現在と今後の予定' })
  await removed(desk, plans.getByRole('listitem').filter({ hasText: '経糸・よりあい' }))
})

test('a banner of one restaurant is only on its own page, and a plan on the same day is replaced', async ({
  house,
  page,
}) => {
  await using desk = await house.openDesk('/admin/closures', 'ja-JP')
  for (const choice of ['喫茶こはく', '設備点検', 'その店のページに表示']) {
    await desk.locator('form').getByText(choice, { exact: true }).click()
  }
  await desk.getByLabel('英語', { exact: true }).fill('')
  await expect(desk.getByText(/^英語が未入力です。/)).toBeVisible()
  await button(desk, '公開する').click()
  await expect(desk.getByText(/^公開しました。/)).toBeVisible()
  await expect(async () => {
    await page.goto('/ja/restaurants/kohaku')
    await expect(strip(page, 'お知らせ').filter({ hasText: '設備点検' })).toContainText(
      '本日は休業いたします（設備点検）',
      { timeout: 2000 },
    )
  }).toPass()
  await page.goto('/ja/restaurants/onda')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('設備点検')).toHaveCount(0)

  await desk.getByRole('checkbox', { name: '喫茶こはく' }).check()
  await button(desk, '今日').click()
  await button(desk, '公開する').click()
  await expect(desk.getByText('休業か時間変更かを選んでください。')).toBeVisible()
  await desk.locator('form').getByText('休業', { exact: true }).click()
  await button(desk, '公開する').click()
  await expect(desk.getByText(/^喫茶こはくには、.+に休業の予定があります。$/)).toBeVisible()
  await expect(desk.getByText('予定を置き換えるか、別の日を選んでください。')).toBeVisible()
  const replace = button(desk, '置き換える')
  await expect(replace).toBeFocused()
  await replace.click()
  await desk.locator('form').getByText('貸切', { exact: true }).click()
  await button(desk, '公開する').click()
  const plans = desk.getByRole('region', { name: '現在と今後の予定' })
  await expect(plans.getByRole('listitem').filter({ hasText: '貸切' })).toHaveCount(1)
  await expect(plans.getByRole('listitem').filter({ hasText: '設備点検' })).toHaveCount(0)

  await removed(desk, plans.getByRole('listitem').filter({ hasText: '貸切' }))
})

test('what was typed survives the deletion of another plan, and the answer says when pages show it', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin/closures', 'ja-JP')
  const plans = desk.getByRole('region', { name: '現在と今後の予定' })
  const form = desk.locator('form')
  const far = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  for (const choice of ['よりあい', '臨時休業']) {
    await form.getByText(choice, { exact: true }).click()
  }
  await desk.getByLabel('初日').fill(far(40))
  await button(desk, '公開する').click()
  await expect(
    desk.getByText(/^公開しました。ページには\d+月\d+日（.）から表示されます。$/),
  ).toBeVisible()

  await form.getByText('よりあい', { exact: true }).click()
  await desk.getByLabel('初日').fill(far(40))
  await expect(desk.getByRole('group', { name: 'この日には、すでに予定があります' })).toBeVisible()
  await form.getByText('時間変更', { exact: true }).click()
  await expect(button(desk, '年末年始休業')).toHaveCount(0)
  await desk.getByLabel('開店', { exact: true }).fill('12:00')
  await desk.getByLabel('日本語', { exact: true }).fill('収穫祭')
  await removed(desk, plans.getByRole('listitem').filter({ hasText: '臨時休業' }))
  await expect(desk.getByRole('group', { name: 'この日には、すでに予定があります' })).toHaveCount(0)
  await expect(desk.getByLabel('開店', { exact: true })).toHaveValue('12:00')
  await expect(desk.getByLabel('日本語', { exact: true })).toHaveValue('収穫祭')
  await expect(desk.getByLabel('初日')).toHaveValue(far(40))
})
