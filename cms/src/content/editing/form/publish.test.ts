import { expect, test } from 'vitest'
import { addNews, changed, formOf, lastSaved, publicOf, refusals } from '../../../../test/forms.ts'
import { addPicture } from '../../../../test/samples.ts'
import { openSignedInDesk } from '../../../../test/signed-in-desk.ts'

const { payload, ...mio } = await openSignedInDesk({ role: 'editor', name: 'Mio' })

async function news(said?: object) {
  const id = await addNews(mio, said)
  return {
    form: formOf(mio, `news/${id}`),
    shown: () => publicOf(payload, 'news', id),
    stored: () => lastSaved(payload, 'news', id),
  }
}

test('a publish shows visitors what was last saved', async () => {
  const { form, shown } = await news()
  expect(await form.open()).toMatchObject({ isPublished: false, isShown: false })
  await form.saved([changed('title.ja', '鍋をはじめました', '牡蠣の季節です')])
  const saved = await form.published()
  expect(saved).toMatchObject({ isPublished: true, isShown: true })
  expect(saved.values['title.ja']).toBe('牡蠣の季節です')
  expect(await shown()).toMatchObject({
    title: { ja: '牡蠣の季節です', en: 'Hot pot is on' },
    _status: 'published',
  })
})

test('a publish of one language leaves the other as visitors know it, and its draft as it is', async () => {
  const { form, shown, stored } = await news({ _status: 'published' })
  await form.saved([
    changed('title.ja', '鍋をはじめました', '牡蠣の季節です'),
    changed('title.en', 'Hot pot is on', 'Oysters are in'),
  ])
  const ja = await form.published('ja')
  expect((await shown()).title).toEqual({ ja: '牡蠣の季節です', en: 'Hot pot is on' })
  expect((await stored()).title).toEqual({ ja: '牡蠣の季節です', en: 'Oysters are in' })
  expect(ja).toMatchObject({ isPublished: false, isShown: true })
  expect(ja.values['title.en']).toBe('Oysters are in')
  expect(await form.published('en')).toMatchObject({ isPublished: true, isShown: true })
  expect((await shown()).title).toEqual({ ja: '牡蠣の季節です', en: 'Oysters are in' })
})

test('English alone is published, and the Japanese draft waits', async () => {
  const { form, shown, stored } = await news({ _status: 'published' })
  await form.saved([
    changed('title.ja', '鍋をはじめました', '牡蠣の季節です'),
    changed('title.en', 'Hot pot is on', 'Oysters are in'),
  ])
  await form.published('en')
  expect((await shown()).title).toEqual({ ja: '鍋をはじめました', en: 'Oysters are in' })
  expect((await stored()).title).toEqual({ ja: '牡蠣の季節です', en: 'Oysters are in' })
})

test('a text that is changed and changed back counts as published', async () => {
  const { form } = await news({ _status: 'published' })
  const changed1 = [changed('title.ja', '鍋をはじめました', '牡蠣の季節です')]
  expect(await form.saved(changed1, { isAutosave: true })).toMatchObject({ isPublished: false })
  const back = [changed('title.ja', '牡蠣の季節です', '鍋をはじめました')]
  expect(await form.saved(back, { isAutosave: true })).toMatchObject({
    isPublished: true,
    isShown: true,
  })
})

test('a publish is refused at every field, in the language of the reader, and nothing is shown', async () => {
  const { id: image } = await addPicture(payload, '#456', [900, 600], { altEn: ' ' })
  const { form, shown } = await news()
  await form.saved([
    changed('title.ja', '鍋をはじめました', '　'),
    changed('text.ja', '冬の献立です。', ''),
    changed('image', null, image),
  ])
  const inJapanese = new Map(await refusals(form.publish()))
  expect([...inJapanese.keys()].sort()).toEqual(['image', 'text.ja', 'title.ja'])
  expect(inJapanese.get('title.ja')).toBe('入力してください。')
  const inEnglish = new Map(await refusals(form.publish(null, { language: 'en' })))
  expect(inEnglish.get('title.ja')).toBe('This field is required.')
  expect((await shown())._status).toBe('draft')
})

test('a publish of English alone is refused at the English fields', async () => {
  const { form } = await news()
  await form.saved([changed('title.en', 'Hot pot is on', '')])
  expect(await refusals(form.publish('en', { language: 'en' }))).toEqual([
    ['title.en', 'This field is required.'],
  ])
})

test('a text that is too long is stored as a draft, and refused at its field when it is to be shown', async () => {
  const { form, stored } = await news()
  await form.saved([changed('title.en', 'Hot pot is on', 'x'.repeat(301))])
  expect((await stored()).title.en).toHaveLength(301)
  expect((await refusals(form.publish())).map(([path]) => path)).toEqual(['title.en'])
})

test('a part of the home page is saved, and published in one language, as news is', async () => {
  const form = formOf(mio, 'globals/cta')
  await form.saved([
    changed('title.ja', null, 'ご相談ください'),
    changed('title.en', null, 'Talk to us'),
    changed('primaryButton.ja', null, '会社案内'),
    changed('secondaryButton.ja', null, 'お問い合わせ'),
  ])
  expect(await form.published('ja')).toMatchObject({ isPublished: false, isShown: true })
  const shown = await payload.findGlobal({ slug: 'cta', locale: 'all' })
  expect(shown).toMatchObject({ title: { ja: 'ご相談ください' }, _status: 'published' })
  expect(shown).not.toMatchObject({ title: { en: 'Talk to us' } })
  expect((await form.open()).values['title.en']).toBe('Talk to us')
  const refused = await refusals(form.publish('en'))
  expect(refused.map(([path]) => path)).toEqual(['primaryButton.en', 'secondaryButton.en'])
})
