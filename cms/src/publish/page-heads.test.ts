import { readPageHeads } from '@noren/contract/page-heads'
import { expect, test } from 'vitest'
import { addRestaurant } from '../../test/restaurants.ts'
import { addPicture } from '../../test/samples.ts'
import { openTestDesk } from '../../test/test-desk.ts'
import { headsFromFacts } from './page-heads.ts'

const { payload } = await openTestDesk()
const company = { name: { en: 'Kitakaze', jp: '北風' } }
const at = (en: string, jp: string) => ({ area: { en, jp } })
const OTARU = at('Otaru', '小樽')
const YOICHI = at('Yoichi', '余市')

test('a company with one restaurant is found by its town', () => {
  expect(headsFromFacts(company, [OTARU])).toEqual({
    home: { title: { en: 'Kitakaze | Restaurant in Otaru', jp: '北風｜小樽のレストラン' } },
    restaurants: {
      description: {
        en: 'Restaurant in Otaru: what it cooks, when it is open and how to find it.',
        jp: '小樽のレストランの料理、営業時間、行き方をご案内します。',
      },
    },
  })
})

test('several restaurants are counted, and each town is named once', () => {
  const { home } = headsFromFacts(company, [OTARU, YOICHI, OTARU])
  expect(home?.title).toEqual({
    en: 'Kitakaze | 3 restaurants in Otaru and Yoichi',
    jp: '北風｜小樽・余市のレストラン3店',
  })
})

test('of many towns two are named', () => {
  const towns = [OTARU, YOICHI, at('Kutchan', '倶知安'), at('Niseko', 'ニセコ')]
  const { home } = headsFromFacts(company, towns)
  expect(home?.title).toEqual({
    en: 'Kitakaze | 4 restaurants in Otaru, Yoichi and elsewhere',
    jp: '北風｜小樽・余市などのレストラン4店',
  })
})

test('restaurants that name no town are only counted', () => {
  const { home } = headsFromFacts(company, [{}, { area: { jp: ' ' } }])
  expect(home?.title).toEqual({ en: 'Kitakaze | 2 restaurants', jp: '北風｜レストラン2店' })
})

test('a company without restaurants is named, and no trade is put into its mouth (operator N2)', () => {
  expect(headsFromFacts(company, [])).toEqual({ home: { title: { en: 'Kitakaze', jp: '北風' } } })
  expect(headsFromFacts({ name: { jp: '北風' } }, []).home?.title?.en).toBe('北風')
  expect(headsFromFacts({}, [])).toEqual({})
})

test('what staff wrote stands before what facts say, in the language they wrote', async () => {
  const { createComposer } = await import('./compose.ts')
  const { withCards } = await import('./cards.ts')
  await addRestaurant(payload, { slug: 'onda', name: 'Onda' }, 'en')
  const { id } = await addPicture(payload, '#123456')
  await payload.updateGlobal({
    slug: 'page-heads',
    locale: 'ja',
    data: {
      home: { title: '海の宿' },
      privacy: { title: 'お約束', picture: id },
      _status: 'published',
    },
  })
  const edition = await createComposer(payload).compose()
  const heads = readPageHeads(edition.heads)
  expect(heads.home?.title).toEqual({ en: 'Restaurant', jp: '海の宿' })
  expect(heads.privacy).toEqual({ title: { jp: 'お約束' } })
  expect(Object.keys(withCards(edition).edition.cards ?? {})).toContain('privacy')
})
