import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { fetched } from '../support/fetched.ts'
import { PAGES } from '../support/pages.ts'
import { touchingTexts } from './touching-texts.ts'

for (const { path } of [...PAGES, { path: '/nowhere' }, { path: '/ja/nowhere' }]) {
  test(`no two texts on ${path} run together when read or copied as plain text`, async () => {
    expect(touchingTexts((await fetched(path)).document)).toEqual([])
  })

  test(`no text on ${path} is an arrow, which a screen reader would read out`, async () => {
    expect((await fetched(path)).html).not.toMatch(/[←→›»]/u)
  })
}

test('the check finds texts that run together, and accepts separate ones', () => {
  const touching = (html: string) =>
    touchingTexts(parseHTML(`<!doctype html><html><body>${html}</body></html>`).document)
  expect(touching('<span>Seats</span><b>26</b>')).toEqual(['Seats|26'])
  expect(touching('<dl><dt>Seats</dt><dd>26</dd></dl>')).toEqual(['Seats|26'])
  for (const apart of [
    '<span>Seats</span> <b>26</b>',
    '<p>Seats</p><p>26</p>',
    'Seats<br>26',
    '<p>Write <a>to us</a>now</p>',
    '<span>席数</span><b>、26</b>',
    'Seats<script>26</script>',
  ]) {
    expect([apart, touching(apart)]).toEqual([apart, []])
  }
})
