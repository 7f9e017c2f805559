import { CALLS, callUrl } from '@noren/contract/resources/calls'
import type { Page } from '@playwright/test'
import { expectAccessible } from './access/axe.ts'
import { letBarsLie } from './access/contrast.ts'
import { sidewaysScroll, textsOutside, textsOverlapping } from './look/fits.ts'
import { hydrated } from './support/hydrated.ts'
import { printMenus } from './support/menus.ts'
import { ownSiteTest } from './support/own-site.ts'
import { expect } from './support/test.ts'

const test = ownSiteTest(printMenus)

const ENGLISH = {
  path: '/restaurants/shiobi',
  menus: ['Midday', 'Evening', 'Drinks'],
  lunchTimes: 'Weekdays except public holidays, 11:30–15:00 (last order 14:00)',
  lunchDish: 'Seafood rice bowl',
  show: 'Show all 2 dishes',
  sake: 'Sagami, dry',
  prices: ['180 ml ¥900', '360 ml ¥1,700', '720 ml bottle ¥4,800'],
  fish: ['set meal ¥1,580', 'à la carte ¥1,180'],
  extras: ['large portion +¥100', 'take-away free'],
  market: ['Market price', 'About ¥6,800', 'Please ask today’s price'],
  from: 'from ¥1,200',
  course: 'Tide',
  terms: 'For 2 or more · 120 minutes · Order 14 days ahead',
  lines: ['Three small dishes to begin', 'Mikan and yoghurt ice'],
  charge: 'A table charge of ¥500 for each guest, usual in Japan, is added to the bill.',
}

const JAPANESE: typeof ENGLISH = {
  path: '/ja/restaurants/shiobi',
  menus: ['昼の御膳', '夜のお品書き', 'お飲みもの'],
  lunchTimes: '平日　11:30〜15:00（ラストオーダー 14:00）',
  lunchDish: '海鮮丼',
  show: '全2品を見る',
  sake: '相模 辛口',
  prices: ['一合 900円', '二合 1,700円', '四合瓶 4,800円'],
  fish: ['定食 1,580円', '単品 1,180円'],
  extras: ['大盛 ＋100円', 'お持ち帰り 無料'],
  market: ['時価', '目安 6,800円', '本日の価格はお尋ねください'],
  from: '1,200円〜',
  course: '潮',
  terms: '2名様より・120分・14日前までに要予約',
  lines: ['先付三種', '焼きみかんとヨーグルトアイス'],
  charge: 'このほかに、お通し・席料としてお一人様500円をいただきます。',
}

const menuOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The row of a dish: the innermost, since the lines of a course are a list too. */
const dishOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /Menu Highlights|おすすめの品/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()

/** The names and prices of a dish in the order they are shown. */
const pricesOf = (page: Page, name: string) =>
  dishOf(page, name)
    .locator('dl > div')
    .evaluateAll((rows) => rows.map((row) => row.textContent?.replaceAll(/\s+/g, ' ').trim()))

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  for (const said of [ENGLISH, JAPANESE]) {
    for (const width of [390, 1440]) {
      test(`a guest reads the menus of ${said.path} at ${width} px as they are printed`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(said.path)
        const highlights = page.getByRole('region', { name: /Menu Highlights|おすすめの品/ })
        await expect(highlights.getByRole('heading', { level: 3 })).toHaveText(said.menus)

        expect(await pricesOf(page, said.sake)).toEqual(said.prices)
        await expect(dishOf(page, said.course)).toContainText(said.terms)
        for (const line of said.lines) await expect(dishOf(page, said.course)).toContainText(line)
        for (const text of [...said.market, said.from])
          await expect(highlights.getByText(text, { exact: true }).first()).toBeVisible()
        await expect(menuOf(page, said.menus[1] ?? '')).toContainText(said.charge)
      })

      test(`at night lunch waits behind one press on ${said.path} at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(said.path)
        const lunch = menuOf(page, said.menus[0] ?? '')
        await expect(lunch.getByText(said.lunchTimes)).toBeVisible()
        await expect(lunch.getByText(said.lunchDish)).toBeHidden()
        await lunch.getByText(said.show).click()
        await expect(lunch.getByText(said.lunchDish)).toBeVisible()
        expect(
          await pricesOf(
            page,
            said.menus[0] === 'Midday' ? 'Grilled fish of the day' : '本日の焼き魚',
          ),
        ).toEqual([...said.fish, ...said.extras])
      })
    }

    test(`on paper every dish of ${said.path} is there, and nothing to press`, async ({ page }) => {
      await page.setViewportSize({ width: 688, height: 1000 })
      await page.goto(said.path)
      await page.emulateMedia({ media: 'print' })
      for (const name of [said.lunchDish, said.sake, said.course, ...said.lines])
        await expect(page.getByText(name, { exact: true }).last()).toBeVisible()
      await expect(page.getByText(said.show)).toBeHidden()
    })
  }
})

test('a guest who leaves out shrimp sees all menus, lunch too, and how many dishes are left', async ({
  page,
}) => {
  await page.goto('/restaurants/shiobi')
  await hydrated(page)
  const highlights = page.getByRole('region', { name: 'Menu Highlights' })
  await highlights.getByText('Leave out what you cannot eat').click()
  await highlights.getByRole('checkbox', { name: 'shrimp' }).check()
  await expect(highlights.getByText('Grilled fish of the day')).toBeVisible()
  await expect(highlights.getByText('Seafood rice bowl')).toBeHidden()
  await expect(highlights.getByRole('status')).toContainText('7 of 9 dishes shown.')
  await expect(highlights.getByText('Show all 2 dishes')).toBeHidden()
  await highlights.getByRole('button', { name: 'Clear all' }).click()
  await expect(highlights.getByText('Grilled fish of the day')).toBeHidden()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with the script' : 'with the form alone', () => {
    test.use({ javaScriptEnabled })

    test('a guest asks for a course too soon, is told so at the day, and keeps what they wrote', async ({
      page,
    }) => {
      await page.goto('/ja/restaurants/shiobi')
      await dishOf(page, '潮').getByRole('link', { name: '14日前までに要予約' }).click()
      await expect(page).toHaveURL(/\/ja\/contact\?restaurant=shiobi&dish=/)
      const message = page.getByRole('textbox', { name: 'お問い合わせ内容' })
      const wish = '「潮」を希望します（14日前までに要予約）。'
      await expect(message).toHaveValue(wish)
      await expect(page.getByLabel('人数')).toHaveValue('2')
      if (javaScriptEnabled) await hydrated(page)
      await page.getByLabel('日にち').selectOption({ index: 1 })
      await page.getByLabel('時間').selectOption({ index: 1 })
      await page.getByRole('textbox', { name: 'お名前' }).fill('佐藤 花子')
      await page.getByRole('textbox', { name: '電話番号' }).fill('090-0000-0000')
      await page.getByRole('textbox', { name: 'メールアドレス' }).fill('guest@example.jp')
      await page.getByRole('button', { name: 'この内容で申し込む' }).click()
      await expect(page.getByLabel('日にち')).toHaveAccessibleDescription(
        'お書きになったお料理は、もっと前もってのご予約が必要です。別の日を選択してください',
      )
      await expect(message).toHaveValue(wish)
    })
  })
}

test('texts of the menus fit, stand apart and are accessible', async ({ visiting }) => {
  for (const { path, show } of [ENGLISH, JAPANESE]) {
    for (const width of [320, 390, 834, 1440] as const) {
      const { page } = await visiting(path, width)
      const isFolded = await page.getByText(show).isVisible()
      if (isFolded) await page.getByText(show).click()
      await letBarsLie(page, true)
      await expect.poll(() => sidewaysScroll(page), 'sideways scroll').toBe(0)
      expect(await textsOutside(page), 'cut').toEqual([])
      expect(await textsOverlapping(page), 'overlapping').toEqual([])
      await letBarsLie(page, false)
    }
    const { page } = await visiting(path, 390)
    await expectAccessible(page, path)
  }
})

test('the call gives what is printed, and for older readers a price that is a number', async ({
  request,
}) => {
  const answer = await request.get(callUrl(CALLS.restaurant, { slug: 'shiobi' }))
  const { data } = await answer.json()
  expect(data.menus[0]).toEqual({
    name: { en: 'Midday', jp: '昼の御膳' },
    when: { sessions: ['lunch'], days: ['weekday'] },
    note: { en: 'Rice and miso soup come with every set.', jp: 'ご飯と味噌汁が付きます。' },
  })
  const find = (name: string) =>
    data.menuItems.find((dish: { name: { en: string } }) => dish.name.en === name)
  expect(find('Sagami, dry')).toMatchObject({
    menu: 2,
    price: 900,
    prices: [{ price: 900 }, { price: 1700 }, { price: 4800 }],
  })
  expect(find('Tide')).toMatchObject({ price: 8800, people: 2, notice: 14, minutes: 120 })
  expect(find('Abalone')).toMatchObject({ pricing: 'market' })
})
