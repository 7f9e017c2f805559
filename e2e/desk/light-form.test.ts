import type { Locator } from '@playwright/test'
import * as v from 'valibot'
import { press, settled } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { styledDuring } from '../support/styled.ts'
import { expect, houseTest as test } from '../support/test.ts'

const FORM = '/admin/collections/restaurants/5?locale=ja'

/** What a save of a restaurant answers. */
const savedSchema = v.object({
  doc: v.object({ menu: v.array(v.record(v.string(), v.unknown())) }),
})

// Takes long: the form is opened twice, and a menu at its limit.
test('a restaurant’s form and menu are as light with 200 dishes, and the form leads to them where one is refused', async ({
  house,
}) => {
  const staff = await house.calls()
  const save = async (menu: readonly object[], _status: 'draft' | 'published') => {
    const address = `/api/restaurants/5?locale=ja&depth=0&draft=${_status === 'draft'}`
    const answer = await staff.patch(address, { data: { menu, _status } })
    expect(answer.status()).toBe(200)
    return v.parse(savedSchema, await answer.json()).doc.menu
  }
  const before = v.parse(
    savedSchema.entries.doc,
    await (await staff.get('/api/restaurants/5?locale=ja&depth=0')).json(),
  )
  await using form = await house.openDesk(FORM, 'ja-JP')
  const link = form.getByRole('region', { name: 'お品書き', exact: true })
  await expect(link).toContainText(`${before.menu.length}品`)
  const elements = await form.locator('form *').count()
  const many = await save(
    Array.from({ length: 200 }, (_, index) => ({ name: `品${index + 1}`, price: 900 })),
    'published',
  )
  await openScreen(form, FORM)
  await expect(link).toContainText('200品')
  await expect(form.locator('form *')).toHaveCount(elements)

  await openScreen(form, '/admin/menu/5')
  const price = form.getByRole('textbox', { name: '「品200」の価格（円）' })
  expect(await styledByAKey(price)).toBeLessThan(1000)

  await save(many.with(199, { ...many[199], price: 9_000_000 }), 'draft')
  await openScreen(form, FORM)
  await press(form.getByRole('button', { name: '日本語で公開' }))
  const toMenu = link.getByRole('link', { name: 'お品書きを開く' })
  await expect(toMenu).toBeFocused()
  await expect(link.getByRole('alert')).toBeInViewport()
  await expect(link.getByRole('alert')).toHaveText(
    '200. 品200の価格（税込・円）：0から1000000までの整数を、数字だけで入力してください。',
  )
  await form.getByText(/^公開していない変更/).click()
  await press(form.getByRole('button', { name: '英語だけ公開' }))
  await expect(link.getByRole('alert')).toHaveText(
    /^英語: 1\. 品1の品名：入力してください。.* 3\. 品3の品名：入力してください。 ほか198件$/,
  )
  await press(toMenu)
  await press(form.getByRole('button', { name: '下書きのお品書きをここに入れる' }))
  await expect(price).toHaveValue('9000000')
  await press(form.getByRole('button', { name: '変更を取り消す' }))
  await expect(price).toHaveValue('900')
  const drop = form.getByRole('button', { name: '下書きのお品書きを破棄する' })
  await press(drop)
  await expect(form.getByText('下書きのお品書きを破棄し、サイトと同じにしました。')).toBeVisible()
  await expect(drop).toHaveCount(0)
  await save(before.menu, 'published')
})

/** How many elements the browser styles for a key in a box: of three, for there may come something else meanwhile. */
async function styledByAKey(box: Locator): Promise<number> {
  const page = box.page()
  const counts: number[] = []
  for (const key of ['5', '6', '7']) {
    await settled(page)
    const session = await page.context().newCDPSession(page)
    const styled = await styledDuring(session, async () => {
      await box.press(key)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      )
    })
    counts.push(styled)
    await session.detach()
  }
  return Math.min(...counts)
}
