import { saved } from '../support/saved.ts'
import { press, settled } from '../support/settled.ts'
import { expect, houseTest as test } from '../support/test.ts'

// Takes long: two screens of the desk, and a publication that visitors wait for.
test('a member of staff sets the focus of a photo, and visitors see that part', async ({
  house,
  page,
}) => {
  const path = `${house.site.origin}/ja/restaurants/shiobi`
  const photo = page.getByRole('main').locator('header img, img').first()
  await page.goto(path)
  await expect(photo).toHaveCSS('object-position', '50% 40%')
  const alt = (await photo.getAttribute('alt')) ?? ''

  await using desk = await house.openDesk('/admin/collections/media?limit=96', 'ja-JP')
  await desk.getByRole('link', { name: alt }).first().click()
  const spot = desk.getByRole('group', { name: '切り抜いても見せたい位置' })
  const picture = spot.locator('.desk-focus__picture')
  await expect(picture.locator('img')).toHaveJSProperty('naturalWidth', 640)
  await settled(desk)
  const box = await picture.boundingBox()
  await picture.click({
    position: { x: 0.21 * (box?.width ?? 0), y: 0.78 * (box?.height ?? 0) },
  })
  const fromLeft = spot.getByRole('slider', { name: '左右の位置' })
  await expect(fromLeft).toHaveValue('20')
  await expect(spot.getByRole('slider', { name: '上下の位置' })).toHaveValue('80')
  await fromLeft.press('ArrowLeft')
  await expect(fromLeft).toHaveAttribute('aria-valuetext', '10%')
  await saved(desk.getByRole('button', { name: '保存', exact: true }))
  await expect(desk.getByText('保存しました。')).toBeVisible()

  await expect(async () => {
    await page.goto(path)
    await expect(photo).toHaveCSS('object-position', '10% 80%', { timeout: 100 })
  }).toPass()

  await desk.reload()
  await press(spot.getByRole('button', { name: '中央に戻す' }))
  await expect(fromLeft).toHaveValue('50')
  await expect(spot.getByRole('button', { name: '中央に戻す' })).toBeDisabled()
})
