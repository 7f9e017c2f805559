import { dish } from '../../support/menu-screen.ts'
import { countPresses } from '../../support/presses.ts'
import { press } from '../../support/settled.ts'
import { PHONE } from '../../support/staff.ts'
import { expect, houseTest as test } from '../../support/test.ts'

test('on a phone a weekday lunch menu with two sizes and a market price is on the site with nine presses', async ({
  house,
  page: guest,
}) => {
  await using desk = await house.openDesk('/admin', 'ja-JP', { viewport: PHONE })
  const presses = await countPresses(desk)
  await press(desk.getByRole('link', { name: '経糸 お品書き', exact: true }))

  await press(desk.getByRole('button', { name: 'メニューを追加（ランチなど）' }))
  await expect(desk.getByRole('textbox', { name: 'メニューの名前（日本語）' })).toBeFocused()
  await desk.keyboard.insertText('平日ランチ')
  await press(desk.getByRole('checkbox', { name: '平日' }))

  await press(desk.getByRole('button', { name: '分類を追加' }))
  const first = dish(desk, '新しい品')
  await first.getByRole('textbox', { name: '品名（日本語）' }).fill('昼の盛りそば')
  const soba = dish(desk, '昼の盛りそば')
  await press(soba.getByRole('button', { name: /の説明・アレルゲン/ }))
  await soba
    .getByRole('combobox', { name: '価格の書き方' })
    .selectOption('複数の価格（小・大など）')
  await soba.getByRole('combobox', { name: '呼び名1（日本語）' }).fill('小')
  await expect(soba.getByRole('combobox', { name: '呼び名1（英語）' })).toHaveValue('small')
  await soba.getByRole('textbox', { name: '「昼の盛りそば 小」の価格（円）' }).fill('600')
  await soba.getByRole('combobox', { name: '呼び名2（日本語）' }).fill('大')
  await soba.getByRole('textbox', { name: '「昼の盛りそば 大」の価格（円）' }).fill('９００円')

  await press(desk.getByRole('button', { name: '品を追加' }))
  await desk.keyboard.insertText('本日の天ぷら')
  await dish(desk, '本日の天ぷら').getByRole('textbox', { name: 'の価格（円）' }).fill('時価')
  await press(desk.getByRole('button', { name: '公開する' }))
  await expect(desk.getByText('公開しました。サイトに表示されます。')).toBeVisible()
  expect(presses.count).toBe(9)
  await expect(soba.getByRole('button', { name: /「昼の盛りそば」の価格/ })).toHaveText(
    '小600円／大900円',
  )

  await expect(async () => {
    const answer = await guest.request.get('/api/restaurant/slug/tateito')
    const { menus, menuItems } = (await answer.json()).data
    expect(menus).toEqual([
      { name: { en: 'Main menu', jp: 'グランドメニュー' } },
      { name: { jp: '平日ランチ' }, when: { days: ['weekday'] } },
    ])
    expect(menuItems.filter(({ menu }: { menu?: number }) => menu === 1)).toMatchObject([
      {
        name: { jp: '昼の盛りそば' },
        price: 600,
        prices: [
          { label: { en: 'small', jp: '小' }, price: 600 },
          { label: { en: 'large', jp: '大' }, price: 900 },
        ],
      },
      { name: { jp: '本日の天ぷら' }, pricing: 'market' },
    ])
  }).toPass()

  await press(desk.getByRole('button', { name: 'グランドメニュー' }))
  await expect(dish(desk, '昼の盛りそば')).toHaveCount(0)
  await expect(desk.getByRole('textbox', { name: 'メニューの名前（日本語）' })).toHaveValue(
    'グランドメニュー',
  )
  await desk.reload()
  await press(desk.getByRole('button', { name: '平日ランチ' }))
  await expect(
    dish(desk, '本日の天ぷら').getByRole('textbox', { name: 'の価格（円）' }),
  ).toHaveValue('時価')
})
