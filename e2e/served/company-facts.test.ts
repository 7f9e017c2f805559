import { expect, test } from 'vitest'
import { fetched, only, textOf } from '../support/fetched.ts'

test('the footer leads to the accessibility statement, which says its aim and whom to write to', async () => {
  const home = await fetched('/ja')
  const link = only(only(home.document, 'footer'), 'a', 'アクセシビリティ')
  const { document } = await fetched(link.getAttribute('href') ?? '')
  const main = only(document, 'main')
  expect(textOf(main)).toMatch(/WCAG 2\.2 のレベルAAと、JIS X 8341-3:2016/)
  expect(only(main, 'a', 'info@namiori.example.jp').getAttribute('href')).toBe(
    'mailto:info@namiori.example.jp',
  )
})

test('the privacy policy shows the site’s own number of days that enquiries are kept', async () => {
  for (const [path, said] of [
    ['/privacy', 'We delete an enquiry 365 days after'],
    ['/ja/privacy', 'お受けしてから365日で消去'],
  ] as const) {
    expect(textOf(only((await fetched(path)).document, 'main'))).toContain(said)
  }
})
