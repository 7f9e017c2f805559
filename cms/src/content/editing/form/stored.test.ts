import { expect, test } from 'vitest'
import { addNews, changed, formOf, lastSaved, versionsOf } from '../../../../test/forms.ts'
import { addRestaurant } from '../../../../test/restaurants.ts'
import { addPicture } from '../../../../test/samples.ts'
import { openSignedInDesk } from '../../../../test/signed-in-desk.ts'

const { payload, ...mio } = await openSignedInDesk({ role: 'editor', name: 'Mio' })
const news = async (said?: object) => {
  const id = await addNews(mio, said)
  return { id, form: formOf(mio, `news/${id}`), stored: () => lastSaved(payload, 'news', id) }
}

/** The day of the news that a test writes. */
const DAY = '2026-12-01T12:00:00.000Z'

test('every field of a piece of news is stored as it was typed, in both languages', async () => {
  const { form, stored } = await news()
  const { id: image } = await addPicture(payload, '#24406a')
  await form.saved([
    changed('title.ja', '鍋をはじめました', '牡蠣の季節です'),
    changed('title.en', 'Hot pot is on', 'Oysters are in'),
    changed('text.ja', '冬の献立です。', '一行目\n\n二行目'),
    changed('text.en', 'The winter menu.', 'One\n\nTwo'),
    changed('image', null, image),
    changed('date', DAY, '2027-01-07T12:00:00.000Z'),
    changed('business', null, 'cleaning'),
    changed('slug', '2026-12-01-hot-pot-is-on', '2027-oysters'),
  ])
  expect(await stored()).toMatchObject({
    title: { ja: '牡蠣の季節です', en: 'Oysters are in' },
    text: { ja: '一行目\n\n二行目', en: 'One\n\nTwo' },
    image,
    date: '2027-01-07T12:00:00.000Z',
    business: 'cleaning',
    slug: '2027-oysters',
    changedBy: 'Mio',
    _status: 'draft',
  })
})

test('a Japanese text is stored though the choices of the form are read in all languages, and the English stays', async () => {
  const { form, stored } = await news()
  const { slug } = (await form.open()).values
  const saved = await form.saved([changed('title.ja', '鍋をはじめました', '牡蠣の季節です')])
  expect((await stored()).title).toEqual({ ja: '牡蠣の季節です', en: 'Hot pot is on' })
  expect(saved.values).toMatchObject({
    'title.ja': '牡蠣の季節です',
    'title.en': 'Hot pot is on',
    slug,
  })
  await form.saved([changed('title.en', 'Hot pot is on', 'Oysters are in')])
  expect((await stored()).title).toEqual({ ja: '牡蠣の季節です', en: 'Oysters are in' })
})

test('a text, a picture and a day that are emptied are gone', async () => {
  const { id: image } = await addPicture(payload, '#456')
  const { form, stored } = await news({ image, business: 'cleaning' })
  await form.saved([
    changed('title.ja', '鍋をはじめました', ''),
    changed('title.en', 'Hot pot is on', null),
    changed('image', image, null),
    changed('business', 'cleaning', null),
    changed('date', DAY, null),
  ])
  const { title, image: picture, business, date } = await stored()
  expect([title.ja ?? '', title.en ?? '', picture ?? null, business ?? null, date ?? null]).toEqual(
    ['', '', null, null, null],
  )
})

test.for([
  ['10,000 letters', 'あ'.repeat(10_000)],
  ['line ends of Windows', '一行目\r\n\r\n二行目'],
  ['full-width letters', 'ＡＢＣ１２３　（株）'],
  ['emoji of several characters', '👨‍👩‍👧‍👦🇯🇵𠮷野家'],
  ['quotes and tags', `"'<b>&amp;</b>\\ \${x} %s`],
  ['spaces around it', '  冬の献立  '],
] as const)('a text with %s is stored letter by letter', async ([, text]) => {
  const { form, stored } = await news()
  const saved = await form.saved([
    changed('text.ja', '冬の献立です。', text),
    changed('text.en', 'The winter menu.', text),
  ])
  expect((await stored()).text).toEqual({ ja: text, en: text })
  expect([saved.values['text.ja'], saved.values['text.en']]).toEqual([text, text])
})

const states = async (id: number) =>
  (await versionsOf(payload, 'news', id)).map(({ autosave }) => autosave === true)

test('what is saved while typing shares one version, and a save by hand makes its own', async () => {
  const { id, form } = await news()
  const typed = ['牡', '牡蠣', '牡蠣の']
  let before = '鍋をはじめました'
  for (const text of typed) {
    await form.saved([changed('title.ja', before, text)], { isAutosave: true })
    before = text
  }
  expect(await states(id)).toEqual([true, false])
  await form.saved([])
  expect(await states(id)).toEqual([false, true, false])
  await form.saved([changed('title.ja', before, '牡蠣の季節です')])
  expect(await states(id)).toEqual([false, false, true, false])
})

test('while typing, a save without changes, or of what is stored already, makes no version', async () => {
  const { id, form } = await news()
  const before = await versionsOf(payload, 'news', id)
  const same = changed('title.ja', 'とても前の件名', '鍋をはじめました')
  for (const changes of [[], [same]]) {
    const saved = await form.saved(changes, { isAutosave: true })
    expect(saved.values['title.ja']).toBe('鍋をはじめました')
  }
  expect(await versionsOf(payload, 'news', id)).toEqual(before)
})

test('what the form does not have stays: hours, former addresses, and the other texts of a row', async () => {
  const { id } = await addRestaurant(payload, {
    formerSlugs: ['mise'],
    openingHours: {
      closedDays: ['mon'],
      sessions: [{ days: ['tue'], opens: '11:00', closes: '14:00' }],
    },
    facts: {
      stations: [
        { name: '逗子駅', minutesOnFoot: 9 },
        { name: '新逗子駅', minutesOnFoot: 12 },
      ],
    },
  })
  const before = await lastSaved(payload, 'restaurants', id)
  expect(before.openingHours.sessions).toHaveLength(1)
  const [first, second] = before.facts.stations
  await formOf(mio, `restaurants/${id}`).saved([
    changed('area.ja', null, '逗子'),
    changed(`facts.stations.${second.id}.name.en`, null, 'Shin-Zushi'),
    changed('openingHours.closedDayOnHoliday', 'closed', 'open'),
  ])
  const after = await lastSaved(payload, 'restaurants', id)
  expect(after).toEqual({
    ...before,
    area: { ja: '逗子' },
    facts: {
      ...before.facts,
      stations: [first, { ...second, name: { ja: '新逗子駅', en: 'Shin-Zushi' } }],
    },
    openingHours: { ...before.openingHours, closedDayOnHoliday: 'open' },
    translationLedger: after.translationLedger,
    changedBy: 'Mio',
    updatedAt: after.updatedAt,
    _status: 'draft',
  })
})
