import { hydrated } from '../support/hydrated.ts'
import { RESTAURANTS } from '../support/pages.ts'
import { newestOf } from '../support/stored.ts'
import { expect } from '../support/test.ts'
import { submit, test, values, weekday } from './asked-table.ts'

const LANGUAGES = [
  {
    path: '/contact',
    words: ['Day', 'Time', 'People', 'Subject', 'Message'],
    request: 'This is a request. Your table is reserved once we have confirmed it.',
    reserve: 'Make a Reservation',
    howMany: 'How many of you?',
    seats: ['Table for two', 'Table for three', 'Table for four'],
    telephone: 'Tables here are booked by telephone: 045-000-0103.',
    closed: 'This time is not offered on that day. Please choose another',
    subject: /^Reservation: Shiobi, Wednesday \d+ \w+ \d{4}, 18:30, 2 people$/,
    message: /^A table at Shiobi\nWednesday \d+ \w+ \d{4}, 18:30\n2 people\n\nBy the window\.$/,
  },
  {
    path: '/ja/contact',
    words: ['日にち', '時間', '人数', '件名', 'お問い合わせ内容'],
    request: 'ご予約のお申し込みです。店舗からの確認のご連絡をもって確定となります。',
    reserve: '予約を申し込む',
    howMany: '何名様でお越しですか',
    seats: ['2名様のお席', '3名様のお席', '4名様のお席'],
    telephone: 'お席のご予約は、お電話（045-000-0103）でのみ承ります。',
    closed: 'その日は、この時間のお席をご用意していません。別の時間を選択してください',
    subject: /^潮火のご予約：\d{4}年\d+月\d+日（水）18:30、2名様$/,
    message: /^ご予約のお申し込み：潮火\n\d{4}年\d+月\d+日（水）18:30\n2名様\n\nBy the window\.$/,
  },
] as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with the script' : 'without the script', () => {
    test.use({ javaScriptEnabled })

    for (const { path, words, request, telephone, closed, ...more } of LANGUAGES) {
      const [day, time, people, , text] = words
      const { reserve, howMany, seats, subject, message } = more

      test(`a guest asks for a table on ${path}, and staff get it as text and as data`, async ({
        page,
        folder,
      }) => {
        const name = `Sato ${path} ${javaScriptEnabled}`
        await page.goto(`${path}?restaurant=shiobi`)
        if (javaScriptEnabled) await hydrated(page)
        const form = page.locator('form')
        await expect(form.getByText(request)).toBeVisible()
        await expect(form.getByRole('link', { name: '046-000-0101' })).toBeVisible()

        const days = await values(form.getByLabel(day))
        expect(days.length).toBeGreaterThan(14)
        expect(new Set(days.map(weekday))).toEqual(new Set([0, 3]))
        const wednesday = days.find((each) => weekday(each) === 3) ?? ''

        await form.getByRole('textbox').nth(0).fill(name)
        await form.getByRole('textbox').nth(1).fill('0450000001')
        await form.getByRole('textbox').nth(2).fill('sato@example.jp')
        await form.getByLabel(text).fill('By the window.')
        await form.getByLabel(day).selectOption(wednesday)
        if (javaScriptEnabled) {
          await expect.poll(() => values(form.getByLabel(time))).not.toContain('12:00')
        } else {
          await form.getByLabel(time).selectOption('12:00')
          await form.getByLabel(people).selectOption('2')
          await submit(page)
          await expect(form.getByLabel(time)).toHaveAccessibleDescription(closed)
          await expect(form.getByLabel(time)).toHaveValue('12:00')
          await expect(form.getByLabel(text)).toHaveValue('By the window.')
        }
        await form.getByLabel(time).selectOption('18:30')
        await submit(page)
        if (javaScriptEnabled) {
          await expect(form.getByLabel(people)).toBeFocused()
          await form.getByLabel(people).selectOption('2')
          await submit(page)
        }
        await expect(page.locator('#enquiry-outcome')).toContainText(request)

        const stored = newestOf(folder, name)
        expect(stored?.subject).toMatch(subject)
        expect(stored?.message).toMatch(message)
        expect(JSON.parse(String(stored?.table_request))).toEqual({
          restaurant: 'shiobi',
          date: wednesday,
          time: '18:30',
          people: 2,
        })
      })

      test(`a guest who takes the third stool asks for a table for three on ${path}`, async ({
        page,
      }) => {
        await page.goto(path.replace('contact', 'restaurants/shiobi'))
        if (javaScriptEnabled) await hydrated(page)
        const counter = page.getByRole('group', { name: howMany })
        await expect(counter.getByRole('radio')).toHaveCount(8)
        const main = page.getByRole('main')
        await expect(main.getByRole('button', { name: reserve })).toHaveCount(0)
        await counter.getByRole('radio', { name: seats[0] }).press('Space')
        await page.keyboard.press('ArrowRight')
        await expect(counter.getByRole('radio', { name: seats[1] })).toBeChecked()
        await expect(main.getByRole('link', { name: reserve })).toHaveCount(0)
        await main.getByRole('button', { name: reserve }).first().click()
        await expect(page).toHaveURL(`${path}?restaurant=shiobi&people=3`)
        await expect(page.getByLabel(people)).toHaveValue('3')
      })

      test(`a restaurant that books by phone says so on ${path} and takes other messages`, async ({
        page,
        folder,
      }) => {
        const name = `Abe ${path} ${javaScriptEnabled}`
        await page.goto(path.replace('contact', 'restaurants/onda'))
        await expect(page.getByRole('group', { name: howMany })).toHaveCount(0)
        await page.getByRole('link', { name: reserve }).first().click()
        await expect(page).toHaveURL(`${path}?restaurant=onda`)
        if (javaScriptEnabled) await hydrated(page)
        const form = page.locator('form')
        await expect(form.getByText(telephone)).toBeVisible()
        await expect(form.getByRole('combobox')).toHaveCount(0)

        await form.getByRole('textbox').nth(0).fill(name)
        await form.getByRole('textbox').nth(1).fill('0450000001')
        await form.getByRole('textbox').nth(2).fill('abe@example.jp')
        await form.getByLabel(text).fill('Did I leave my hat?')
        await submit(page)
        await expect(page.locator('#enquiry-outcome')).not.toBeEmpty()
        await expect.poll(() => newestOf(folder, name)?.message).toBe('Did I leave my hat?')
        expect(newestOf(folder, name)?.table_request).toBeNull()
      })
    }
  })
}

for (const { path, reserve, names, table, send, enquiry, write } of [
  {
    path: '/contact',
    reserve: 'Request a table',
    names: ['潮火 Shiobi', '経糸 Tateito', 'トラットリア オンダ', '喫茶こはく', 'よりあい Yoriai'],
    table: 'A table at Shiobi',
    send: 'Send this request',
    enquiry: 'Write to us',
    write: 'Request Call Back',
  },
  {
    path: '/ja/contact',
    reserve: 'お席のご予約',
    names: ['潮火', '経糸', 'トラットリア オンダ', '喫茶こはく', 'よりあい'],
    table: '潮火のお席',
    send: 'この内容で申し込む',
    enquiry: 'お問い合わせフォーム',
    write: '送信する',
  },
]) {
  test(`a table and an enquiry each have their heading and button on ${path}`, async ({ page }) => {
    const main = page.getByRole('main')
    const heading = (name: string) => main.getByRole('heading', { level: 2, name, exact: true })
    await page.goto(path)
    await expect(heading(enquiry)).toBeVisible()
    await expect(main.getByRole('button', { name: write })).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(reserve)
    const cloths = main.getByRole('region', { name: reserve }).getByRole('link')
    await expect(cloths).toContainText(names)
    const leadTo = await cloths.evaluateAll((links) => links.map((a) => a.getAttribute('href')))
    expect(leadTo).toEqual(RESTAURANTS.map((slug) => `${path}?restaurant=${slug}#enquiry`))

    await cloths.first().click()
    await expect(page).toHaveURL(`${path}?restaurant=shiobi#enquiry`)
    await expect(heading(table)).toBeInViewport()
    await expect(heading(enquiry)).toHaveCount(0)
    await expect(main.getByRole('button', { name: send })).toBeVisible()
    await page.goto(`${path}?restaurant=onda`)
    await expect(main.getByRole('button', { name: write })).toBeVisible()
  })
}

for (const people of ['999', '0', 'abc']) {
  test(`an address that says people=${people} shows the form without a number`, async ({
    page,
  }) => {
    await page.goto(`/contact?restaurant=shiobi&people=${people}`)
    await hydrated(page)
    await expect(page.getByLabel('People')).toHaveValue('')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
}

test('what was chosen survives a reload and a change of the language', async ({ page }) => {
  await page.goto('/contact?restaurant=shiobi')
  await hydrated(page)
  const [, wednesday = ''] = await values(page.getByLabel('Day'))
  await page.getByLabel('Day').selectOption(wednesday)
  const [, time = ''] = await values(page.getByLabel('Time'))
  await page.getByLabel('Time').selectOption(time)
  await page.getByLabel('People').selectOption('3')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Time')).toHaveValue(time)
  await page.getByRole('banner').getByRole('link', { name: 'JP 日本語' }).first().click()
  await expect(page.getByLabel('日にち')).toHaveValue(wednesday)
  await expect(page.getByLabel('時間')).toHaveValue(time)
  await expect(page.getByLabel('人数')).toHaveValue('3')
})

for (const year of [2019, 2035]) {
  test(`a guest whose clock says ${year} is offered the days the server offers`, async ({
    page,
  }) => {
    await page.goto('/contact?restaurant=shiobi')
    await hydrated(page)
    const offered = await values(page.getByLabel('Day'))
    await page.clock.setFixedTime(`${year}-05-01T12:00:00+09:00`)
    await page.goto('/contact?restaurant=shiobi')
    await hydrated(page)
    expect(await values(page.getByLabel('Day'))).toEqual(offered)
    await page.goto('/restaurants/shiobi')
    await hydrated(page)
    await page.getByRole('link', { name: 'Make a Reservation' }).first().click()
    await expect(page).toHaveURL(/\/contact\?restaurant=shiobi$/)
    await expect(page.getByLabel('Day')).toBeVisible()
    expect(await values(page.getByLabel('Day'))).toEqual(offered)
  })
}

test('where only a private room is booked its button, its seats and the form begin with its smallest party', async ({
  page,
}) => {
  await page.goto('/ja/restaurants/tateito')
  await hydrated(page)
  const note =
    '個室は、お店からのお返事をもって確定といたします。お席はご予約なしで、ご来店順です。'
  await expect(page.getByText(note).first()).toBeVisible()
  const seats = page.getByRole('radio', { name: /^\d+名様のお席$/ })
  expect(await seats.evaluateAll((all) => all.map((seat) => seat.getAttribute('value')))).toEqual([
    '4',
    '5',
    '6',
  ])
  await seats.nth(1).check()
  await page
    .getByRole('button', { name: /^個室を予約する/ })
    .first()
    .click()
  await expect(page.getByText(/^ご予約は個室（4〜6名様）のみ承ります。/)).toBeVisible()
  expect(await values(page.getByLabel('人数'))).toEqual(['4', '5', '6'])
  await expect(page.getByLabel('人数')).toHaveValue('5')
})
