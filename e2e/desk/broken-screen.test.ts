import { DatabaseSync } from 'node:sqlite'
import { expectAccessible } from '../access/axe.ts'
import { PHONE } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

const SCREEN = '/admin/closures'

/** Takes a table out of the desk's database, as a fault would; the end of `using` puts it back. */
function withoutTable(folder: string, table: string): Disposable {
  const rename = (from: string, to: string) => {
    const database = new DatabaseSync(`${folder}/cms.db`, { timeout: 5000 })
    database.exec(`ALTER TABLE ${from} RENAME TO ${to}`)
    database.close()
  }
  rename(table, 'put_away')
  return { [Symbol.dispose]: () => rename('put_away', table) }
}

test('a screen that cannot be shown says what to do next, and opens when it is tried again', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin', 'ja-JP')
  const heading = desk.getByRole('heading', { level: 1 })
  {
    using _ = withoutTable(house.data, 'closures')
    const answer = await desk.goto(SCREEN)
    expect(answer?.status()).toBe(500)
    await expect(heading).toHaveText('この画面を表示できませんでした')
    await expect(desk.getByText('保存した内容は残っています。')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await desk.emulateMedia({ colorScheme })
      await desk.setViewportSize(PHONE)
      await expectAccessible(desk, colorScheme)
      await desk.setViewportSize({ width: 1440, height: 900 })
    }
  }
  await desk.getByRole('button', { name: 'もう一度開く' }).click()
  await expect(heading).toHaveText('臨時休業・特別営業')

  // Payload's own screens: a list, its trash, a document, its history, a page of its own.
  const list = '/admin/collections/testimonials'
  for (const [table, screen] of [
    ['_testimonials_v', list],
    ['_testimonials_v', `${list}?sort=-updatedAt&search=%E5%AE%BF`],
    ['_testimonials_v', `${list}/trash`],
    ['testimonials', `${list}/1`],
    ['_testimonials_v', `${list}/1/versions`],
    ['_hero_v', '/admin/globals/hero'],
    ['_hero_v', '/admin/globals/hero/versions'],
  ] as const) {
    using _ = withoutTable(house.data, table)
    const answer = await desk.goto(screen)
    expect([screen, answer?.status()]).toEqual([screen, 500])
    await expect(heading).toHaveText('この画面を表示できませんでした')
  }
  await desk.getByRole('button', { name: 'もう一度開く' }).click()
  await expect(heading).not.toHaveText('この画面を表示できませんでした')
})

test('someone who reads English comes back to Today from a screen that cannot be shown', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin')
  const heading = desk.getByRole('heading', { level: 1 })
  {
    using _ = withoutTable(house.data, 'closures')
    await desk.locator(`.nav a[href="${SCREEN}"]`).click()
    await expect(heading).toHaveText('This screen could not be shown')
    await expect(desk).toHaveTitle('This screen could not be shown')
  }
  await desk.getByRole('link', { name: 'Back to Today' }).click()
  await expect(heading).toHaveText('Today')
})
