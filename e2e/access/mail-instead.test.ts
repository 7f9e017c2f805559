import type { Locator } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { expect } from '../support/test.ts'
import { submit, test, values, weekday } from './asked-table.ts'

for (const { path, labels, link, subject, body } of [
  {
    path: '/contact',
    labels: ['Day', 'Time', 'People'],
    link: 'Email us',
    subject: 'Reservation: Shiobi',
    body: /^Day: Wednesday \d+ \w+\r\nTime: 18:30\r\nPeople: 2 people\r\nName: Ada\r\nPhone: (\+442079460958)?\r\n\r\nBy the window\.$/,
  },
  {
    path: '/ja/contact',
    labels: ['日にち', '時間', '人数'],
    link: 'メールで送る',
    subject: '潮火のご予約について',
    body: /^日にち：\d+月\d+日（水）\r\n時間：18:30\r\n人数：2名様\r\nお名前：Ada\r\n電話番号：(\+442079460958)?\r\n\r\nBy the window\.$/,
  },
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with the script' : 'without the script', () => {
      test.use({ javaScriptEnabled })

      test(`a guest without a Japanese number sends the request of ${path} by mail`, async ({
        page,
      }) => {
        await page.goto(`${path}?restaurant=shiobi`)
        if (javaScriptEnabled) await hydrated(page)
        const form = page.locator('form')
        const mail = form.getByRole('link', { name: link })
        await expect(mail).toBeVisible()
        const days = await values(form.getByLabel(labels[0]))
        await form
          .getByLabel(labels[0])
          .selectOption(days.find((each) => weekday(each) === 3) ?? '')
        await form.getByLabel(labels[1]).selectOption('18:30')
        await form.getByLabel(labels[2]).selectOption('2')
        await form.getByRole('textbox').nth(0).fill('Ada')
        await form.getByRole('textbox').nth(1).fill('+44 20 7946 0958')
        await form.getByRole('textbox').nth(4).fill('By the window.')
        if (!javaScriptEnabled) await submit(page)
        const written = await addressOf(mail, javaScriptEnabled)
        expect(written.protocol).toBe('mailto:')
        expect(written.searchParams.get('subject')).toBe(subject)
        const [, phone] = body.exec(written.searchParams.get('body') ?? '') ?? [undefined, null]
        // The box of the script holds ten characters.
        expect(phone).toBe(javaScriptEnabled ? undefined : '+442079460958')

        await form.getByRole('textbox').nth(4).fill('窓際の席を希望します。'.repeat(40))
        if (!javaScriptEnabled) await submit(page)
        const long = await addressOf(mail, javaScriptEnabled)
        expect(long.href.length).toBeLessThanOrEqual(1900)
        expect(long.searchParams.get('body')).toMatch(/…\r\n[(（].+[)）]$/)
      })
    })
  }
}

/** The address a link opens, which a script makes when it is pressed; without opening it. */
async function addressOf(link: Locator, isPressed: boolean): Promise<URL> {
  if (isPressed) {
    // The script presses it again with the address it has made.
    const made = link.evaluate(
      (a) =>
        new Promise<void>((resolve) => {
          a.addEventListener('click', (event) => {
            event.preventDefault()
            if (!event.isTrusted) resolve()
          })
        }),
    )
    await link.click()
    await made
  }
  return new URL((await link.getAttribute('href')) ?? '')
}
