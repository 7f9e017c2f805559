import { countPresses } from '../support/presses.ts'
import { press } from '../support/settled.ts'
import { PHONE } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

test('a menu is printed from the first screen with three presses: the sheet has its dishes, prices and number', async ({
  house,
  page: guest,
}) => {
  await using desk = await house.openDesk('/admin', 'ja-JP', { viewport: PHONE })
  await desk.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'once')
  })
  const presses = await countPresses(desk)
  await press(desk.getByRole('link', { name: 'お品書きやお知らせを印刷する' }))
  await press(desk.getByRole('link', { name: '潮火', exact: true }))
  const sheet = desk.getByRole('region', { name: '用紙の見本' })
  await expect(sheet.getByRole('heading', { name: '潮火', exact: true })).toBeVisible()
  await press(desk.getByRole('button', { name: 'この用紙を印刷する' }))
  await expect(desk.locator('body')).toHaveAttribute('data-printed', 'once')
  expect(presses.count).toBe(3)

  const answer = await guest.request.get('/api/restaurant/slug/shiobi')
  const { menuItems } = (await answer.json()).data
  await expect(sheet.getByText(menuItems[0].name.jp, { exact: true })).toBeVisible()
  await expect(sheet.getByText('2,400円')).toBeVisible()
  await expect(sheet.getByText(/No\. \d+ · 20\d\d年\d+月\d+日/)).toBeVisible()
  const { width = 0 } = (await sheet.boundingBox()) ?? {}
  expect(width).toBeLessThanOrEqual(PHONE.width)

  await desk.emulateMedia({ media: 'print' })
  await expect(desk.getByRole('button', { name: 'この用紙を印刷する' })).toBeHidden()
  await expect(desk.getByRole('heading', { name: '潮火', exact: true })).toBeVisible()
  const printed = await desk.locator('.desk-sheet').first().boundingBox()
  expect([printed?.x, printed?.y].map((place) => Math.round(place ?? 1))).toEqual([0, 0])
  await desk.emulateMedia({ media: 'screen' })

  await press(desk.getByRole('link', { name: '店頭のお知らせ' }))
  await expect(sheet.getByRole('heading', { name: '臨時休業のお知らせ' })).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'Temporary closure' })).toBeVisible()
})
