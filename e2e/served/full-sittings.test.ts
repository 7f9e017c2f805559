import { businessDayOf } from '@noren/contract/hours/business-day'
import { writeDay } from '@noren/contract/hours/calendar'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEditedSite } from '../support/edited-site.ts'
import { fetched, only, textOf } from '../support/fetched.ts'
import { restaurantIn } from '../support/published.ts'

const TODAY = businessDayOf(tokyoMinute(new Date()))
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** Lunch, and a dinner that lasts until the day of business ends. */
const HOURS = {
  sessions: [
    { days, opens: '11:30', closes: '14:30' },
    { days, label: 'dinner', opens: '14:30', closes: '29:00', lastOrder: '20:00' },
  ],
}
const [FULL_DAY, FEW_NIGHT, FULL_NIGHT] = [TODAY + 4, TODAY + 5, TODAY + 6]

/** Shiobi is full tonight, on a whole day, and on the evening two days later; between them few tables are left. */
let site: Awaited<ReturnType<typeof startEditedSite>>
beforeAll(async () => {
  site = await startEditedSite((snapshot) => {
    const full = [
      { day: writeDay(TODAY - 1) },
      { day: writeDay(TODAY), sitting: 'dinner' },
      { day: writeDay(FULL_DAY) },
      { day: writeDay(FULL_NIGHT), sitting: 'dinner' },
    ]
    const fewLeft = [{ day: writeDay(FEW_NIGHT), sitting: 'dinner' }]
    Object.assign(restaurantIn(snapshot, 'shiobi'), { openingHours: HOURS, full, fewLeft })
    const few = { full: [], fewLeft: [{ day: writeDay(TODAY), sitting: 'dinner' }] }
    Object.assign(restaurantIn(snapshot, 'onda'), { openingHours: HOURS, ...few })
  })
})
afterAll(() => site[Symbol.asyncDispose]())

test('a full evening stands beside the state of opening on each page, in its language', async () => {
  for (const path of ['/restaurants/shiobi', '/restaurants', '', '/contact']) {
    const [en, ja] = [await fetched(path || '/', site), await fetched(`/ja${path}`, site)]
    expect(textOf(only(en.document, 'main')), path).toContain('Fully booked tonight')
    expect(textOf(only(ja.document, 'main')), path).toContain('本日ディナー満席')
  }
})

test('an evening with few tables left stands in the same place on each page', async () => {
  for (const path of ['/restaurants/onda', '/restaurants', '', '/contact']) {
    const [en, ja] = [await fetched(path || '/', site), await fetched(`/ja${path}`, site)]
    expect(textOf(only(en.document, 'main')), path).toContain('Few tables left tonight')
    expect(textOf(only(ja.document, 'main')), path).toContain('本日ディナー残りわずか')
  }
})

test('the coming full days stand with the hours, in the language of the page', async () => {
  const date = (day: number, language: 'en' | 'jp') => TIME_WORDS[language].date(day, false)
  const en = await fetched('/restaurants/shiobi', site)
  expect(textOf(only(en.document, '[aria-labelledby^="hours"]'))).toContain(
    `Fully booked: ${date(FULL_DAY, 'en')}, ${date(FULL_NIGHT, 'en')} dinner`,
  )
  const ja = await fetched('/ja/restaurants/shiobi', site)
  expect(textOf(only(ja.document, '[aria-labelledby^="hours"]'))).toContain(
    `満席：${date(FULL_DAY, 'jp')}、${date(FULL_NIGHT, 'jp')} ディナー`,
  )
})

test('search engines read the hours as before', async () => {
  const { document } = await fetched('/restaurants/shiobi', site)
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const text = data.map(({ textContent }) => textContent).join('')
  expect(text).toContain('"opens":"11:30"')
  expect(text).not.toMatch(/full|booked|few/i)
})

test('the form names a full day, and offers it no more', async () => {
  const { document } = await fetched('/ja/contact?restaurant=shiobi', site)
  const day = only(document, `option[value="${writeDay(FULL_DAY)}"]`)
  expect(textOf(day)).toBe(`${TIME_WORDS.jp.date(FULL_DAY, false)} 満席`)
  expect(day.hasAttribute('disabled')).toBe(true)
  const other = only(document, `option[value="${writeDay(FULL_NIGHT)}"]`)
  expect(textOf(other)).toBe(TIME_WORDS.jp.date(FULL_NIGHT, false))
  expect(other.hasAttribute('disabled')).toBe(false)
})

test('without the script a full sitting is refused at its field, with all that was typed and the free days', async () => {
  const body = new URLSearchParams({
    restaurant: 'shiobi',
    date: writeDay(FULL_NIGHT),
    time: '18:30',
    people: '2',
    name: '佐藤 花子',
    phone: '0312345678',
    email: 'a@example.jp',
    subject: 'お席の件',
    message: '窓側の席を',
  })
  const post = { method: 'POST', body, redirect: 'manual' } as const
  const sent = await fetch(`${site.origin}/ja/contact`, post)
  const to = sent.headers.get('location') ?? ''
  expect(to).toMatch(/#enquiry-time$/)
  const { document, status } = await fetched(to.split('#')[0] ?? '', site)
  expect(status).toBe(422)
  expect(textOf(only(document, '#enquiry-time-error'))).toBe(
    'その日のこの時間は満席です。別の時間か、別の日を選択してください',
  )
  const near = [FULL_NIGHT - 1, FULL_NIGHT + 1].map((day) => TIME_WORDS.jp.date(day, false))
  const fields = textOf(only(document, 'fieldset'))
  expect(fields).toContain(`お席のある日：${near.join('、')}`)
  expect(fields).toMatch(/お電話（046-000-\d+）でも承ります。/)
  for (const [field, value] of [
    ['date', writeDay(FULL_NIGHT)],
    ['time', '18:30'],
    ['people', '2'],
  ]) {
    const chosen = only(document, `#enquiry-${field} option[selected]`)
    expect([chosen.getAttribute('value'), chosen.hasAttribute('disabled')]).toEqual([value, false])
  }
  expect(textOf(only(document, '#enquiry-message'))).toBe('窓側の席を')
})
