import type { Page } from '@playwright/test'
import { dish } from '../support/menu-screen.ts'
import { press } from '../support/settled.ts'
import { expect, houseTest as test } from '../support/test.ts'

const PUBLISHED = '公開しました。サイトに表示されます。'

async function publish(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: '公開する' }))
  // What a publish before it said is still there.
  await expect(page.getByText('すべて保存済みです。')).toBeVisible()
  await expect(page.getByText(PUBLISHED)).toBeVisible()
}

/** A day so far ahead that no test runs on it. */
const THEN = new Date(Date.now() + 40 * 86_400_000)
const DAY = THEN.toISOString().slice(0, 10)
const DAY_WORDS = `${THEN.getUTCFullYear()}年${THEN.getUTCMonth() + 1}月${THEN.getUTCDate()}日`

test('a dish is previewed with another price, the price is planned, and an earlier state is restored', async ({
  house,
  page: visitor,
}) => {
  await using page = await house.openDesk('/admin/menu/2', 'ja-JP')
  const [region] = await page
    .getByRole('region')
    .filter({ has: page.getByRole('switch') })
    .all()
  const name = (await region?.getAttribute('aria-label')) ?? ''
  const one = dish(page, name)
  const price = one.getByRole('textbox', { name: `「${name}」の価格（円）` })
  const before = await price.inputValue()
  await price.fill('98765')
  const opened = page.context().waitForEvent('page')
  await press(page.getByRole('button', { name: 'プレビュー' }))
  await using preview = await opened
  await expect(preview).toHaveURL(/\/preview\/[0-9a-f]{32}\/ja\/restaurants\//)
  await expect(preview.getByText('98,765').first()).toBeVisible()
  const path = new URL(preview.url()).pathname.replace(/^\/preview\/[0-9a-f]{32}/, '')
  await visitor.goto(path)
  await expect(visitor.getByText(name).first()).toBeVisible()
  await expect(visitor.getByText('98,765')).toHaveCount(0)
  await press(page.getByRole('button', { name: '変更を取り消す' }))

  await press(one.getByRole('button', { name: /の説明・アレルゲン/ }))
  await one.getByRole('textbox', { name: `「${name}（予定）」の価格（円）` }).fill('1580')
  await press(page.getByRole('button', { name: '公開する' }))
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
    '開始日と、新しい価格か文章の両方を入力してください',
  )
  await one.getByLabel('いつから').fill(DAY)
  await press(one.getByText('品名・説明も変える'))
  await one.getByRole('textbox', { name: '新しい説明（日本語）' }).fill('藁で炙ります。')
  await publish(page)
  await expect(one.getByRole('button', { name: /の説明・アレルゲン/ })).toContainText(
    new RegExp(`${DAY_WORDS}（.）5:00から1,580円・新しい説明`),
  )
  await expect(price).toHaveValue(before)
  await using today = await house.openDesk('/admin', 'ja-JP')
  await expect(today.getByRole('region', { name: '公開の予定' })).toContainText(
    `「${name}」1,580円・新しい説明に変更`,
  )

  await press(one.getByText('以前の内容'))
  const history = one.getByRole('list').last().getByRole('listitem')
  await expect(history.first()).toContainText('から1,580円')
  await press(history.last().getByRole('button', { name: 'この内容に戻す' }))
  await expect(page.getByText('1品を変更（未公開）')).toBeVisible()
  await publish(page)
  await expect(one.getByRole('button', { name: /の説明・アレルゲン/ })).not.toContainText('1,580')
})

test('a deleted dish is restored from the list of deleted ones, and the history of the menu tells both', async ({
  house,
}) => {
  await using page = await house.openDesk('/admin/menu/3', 'ja-JP')
  await press(page.getByRole('button', { name: '「ティラミス」を削除' }))
  await publish(page)
  await expect(dish(page, 'ティラミス')).toHaveCount(0)
  await press(page.getByText('削除した品'))
  const removed = page.getByRole('listitem').filter({ hasText: 'ティラミス' })
  await press(removed.getByRole('button', { name: '戻す' }))
  await expect(dish(page, 'ティラミス')).toBeVisible()
  await publish(page)
  await page.reload()
  await expect(dish(page, 'ティラミス')).toBeVisible()

  await press(page.getByText('履歴', { exact: true }))
  const saves = page.locator('.desk-menu__history > ol > li')
  await expect(saves.nth(0)).toContainText(
    /（.）\d+:\d\dhanako@example\.jpティラミス削除を取り消し/,
  )
  await expect(saves.nth(1)).toContainText('ティラミス削除')
  await press(saves.nth(1).getByRole('button', { name: 'この時点の内容を読み込む' }))
  await expect(dish(page, 'ティラミス')).toHaveCount(0)
  await expect(page.getByText('1品を削除（未公開）')).toBeVisible()
  await press(page.getByRole('button', { name: '元に戻す' }))
  await expect(dish(page, 'ティラミス')).toBeVisible()
})

test('the menu of yesterday is empty for a restaurant whose dishes came today, and today’s is loaded', async ({
  house,
}) => {
  await using page = await house.openDesk('/admin/menu/4', 'ja-JP')
  const day = page.getByLabel('以前のお品書き')
  await day.fill('2020-01-01')
  await press(page.getByRole('button', { name: 'この日の内容を読み込む' }))
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'この日の記録はありません。',
  )
})
