import { saved } from '../support/saved.ts'
import { press } from '../support/settled.ts'
import { expect, houseTest as test } from '../support/test.ts'

const LIST = '/admin/globals/former-site'

const MANY = Array.from({ length: 90 }, (_, at) => `/news/2019/article-${at}.html\t/ja/about`)

test('an owner pastes the former website’s addresses, corrects the line that is named, and visitors get on', async ({
  house,
}) => {
  await using desk = await house.openDesk(LIST, 'ja-JP')
  const box = desk.getByRole('textbox', { name: '以前のアドレスと移動先' })
  const save = desk.getByRole('button', { name: '保存' })
  const wrong = [
    '以前\t移動先',
    ...MANY,
    '/shop/*\t/restaurants/shioby',
    '/menu.html\t/restaurants',
  ]
  await box.fill(wrong.join('\n'))
  await press(save)
  const fault = desk.getByRole('button', { name: /^92行目：「\/restaurants\/shioby」/ })
  await expect(fault).toBeVisible()
  await expect(box).toHaveValue(wrong.join('\n'))

  await press(fault)
  await expect(box).toBeFocused()
  await desk.keyboard.insertText('/shop/*\t/ja/restaurants/shiobi')
  await saved(save)
  await expect(fault).toBeHidden()
  const locationOf = async (path: string) =>
    (await fetch(house.site.origin + path, { redirect: 'manual' })).headers.get('location')
  await expect.poll(() => locationOf('/shop/t-shirts')).toBe('/ja/restaurants/shiobi')
  expect(await locationOf('/MENU.html')).toBe('/restaurants')
  expect(await locationOf('/news/2019/article-89.html')).toBe('/ja/about')
  expect((await fetch(`${house.site.origin}/shop/t-shirts`)).status).toBe(200)

  await box.fill('')
  await saved(save)
})

test('in English a refused line is named in English', async ({ house }) => {
  await using desk = await house.openDesk(LIST, 'en-GB')
  await desk.getByRole('textbox', { name: 'Old and new addresses' }).fill('/menu.html')
  await press(desk.getByRole('button', { name: 'Save' }))
  await expect(
    desk.getByRole('button', { name: /^Line 1: the new address is missing/ }),
  ).toBeVisible()
})
