import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

test('a restaurant without a name is listed as such everywhere, and not by its number', async ({
  house,
}) => {
  const calls = await house.calls()
  const made = await calls.post('/api/restaurants?draft=true', { data: {} })
  const { doc }: { doc: { id: number } } = await made.json()
  await using desk = await house.openDesk(`/admin/collections/restaurants/${doc.id}`, 'ja-JP')
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('（名前が未入力）')

  await openScreen(desk, '/admin/menu')
  const menus = desk.getByRole('main')
  await expect(menus.getByRole('link', { name: /^（店名が未入力）/ })).toBeVisible()
  await openScreen(desk, '/admin/closures')
  await expect(desk.getByRole('checkbox', { name: /^（店名が未入力）/ })).toBeVisible()

  // The files that come after share both programs.
  for (const place of ['', '?trash=true']) {
    const removed = await calls.delete(`/api/restaurants/${doc.id}${place}`)
    expect(removed.status()).toBe(200)
  }
})
