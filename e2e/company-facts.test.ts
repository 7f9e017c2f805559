import { expect, type Page } from '@playwright/test'
import { test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

/** The text of a table in the row of this label. */
const row = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })

for (const { path, link, title, founded, people, licence } of [
  {
    path: '/',
    link: 'Company profile',
    title: 'Paid recruitment',
    founded: ['Founded', '1 April 2009'],
    people: ['People', '214'],
    licence: ['Licence number', '14-Yu-000000'],
  },
  {
    path: '/ja',
    link: '会社概要',
    title: '有料職業紹介事業',
    founded: ['設立', '2009年4月1日'],
    people: ['従業員数', '214人'],
    licence: ['許可番号', '14-ユ-000000'],
  },
] as const) {
  test(`the footer of ${path} links to the company profile, with recruitment folded below it`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { name: link })).toBeInViewport()
    const statements = page.getByRole('table', { name: title })
    await expect(statements).toBeHidden()
    await page.getByRole('heading', { level: 2, name: title, exact: true }).click()
    await expect(statements).toBeVisible()
    for (const [label, value] of [founded, people, licence])
      await expect(row(page, label).getByRole('cell')).toContainText(value)
  })
}
