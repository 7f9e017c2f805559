import { readObject } from '@noren/contract/json'
import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { idOf, receive } from '../../../test/received.ts'
import { addRestaurant, aRestaurant } from '../../../test/restaurants.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'
import { noOne } from '../../staff/access/roles.ts'

const { payload, send } = await openSignedInDesk({ role: 'owner' })

/** A dish with beef as a PDF contains it, and as it should be. */
const PART = '⽜すし\u3099の\u200B煮込み \\980'
const WHOLE = '牛すじの煮込み ¥980'

type Text = Extract<Field, { type: 'text' | 'textarea' }>

function textFields(fields: readonly Field[]): Text[] {
  return fields.flatMap((field): Text[] => {
    if (field.type === 'text' || field.type === 'textarea') return [field]
    if (field.type === 'blocks') return field.blocks.flatMap(({ fields }) => textFields(fields))
    if (field.type === 'tabs') return field.tabs.flatMap(({ fields }) => textFields(fields))
    return 'fields' in field ? textFields(field.fields) : []
  })
}

test('the desk corrects every text as it is saved, except those that visitors wrote', () => {
  const { collections, globals } = payload.config
  const texts = [...collections, ...globals].flatMap(({ fields }) => textFields(fields))
  expect(texts.length).toBeGreaterThan(100)
  const kept = texts.filter(({ hooks }) => hooks?.beforeValidate?.[0]?.name !== 'correctText')
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.filter(({ access }) => access?.update !== noOne)).toEqual([])
})

test('a restaurant and a section of the home page have the corrected texts, in both languages of one save', async () => {
  const { id } = await addRestaurant(payload, { about: PART, gallery: [], hours: PART })
  const both = { about: 'Beef', about__en: `Cafe\u0301 ${PART}`, _status: 'published' }
  expect((await send(`/api/restaurants/${id}?locale=ja`, both, 'PATCH')).status).toBe(200)
  const kept = await payload.findByID({ collection: 'restaurants', id, locale: 'all' })
  expect(readObject(kept.about)).toEqual({ ja: 'Beef', en: `Café ${WHOLE}` })
  expect(readObject(kept.hours).ja).toBe(WHOLE)
  const hero = { badge: PART, _status: 'draft' }
  const saved = await send('/api/globals/hero?locale=ja&draft=true', hero)
  expect((await saved.json()).result).toMatchObject({ badge: WHOLE })
})

test('a dish saved on the menu screen is corrected in both languages', async () => {
  const { id } = await addRestaurant(payload, aRestaurant())
  const dish = {
    id: '6b0825d6ff6d1a29b2712c6c',
    name: { ja: PART, en: PART },
    description: { ja: '', en: '' },
    category: { ja: PART, en: '' },
    price: 980,
    photo: null,
    soldOut: false,
    soldOutOn: null,
    shownFrom: null,
    shownUntil: null,
    plannedPrice: null,
    plannedName: { ja: '', en: '' },
    plannedDescription: { ja: '', en: '' },
    plannedFrom: null,
    allergensChecked: false,
    allergenList: null,
    allergens: [],
    marks: [],
  }
  const answer = await send(`/api/restaurants/${id}/menu?locale=ja`, {
    added: [{ dish, after: null }],
    changed: [],
    removed: [],
    moved: [],
  })
  expect((await answer.json()).menu.dishes).toMatchObject([
    { name: { ja: WHOLE, en: WHOLE }, category: { ja: WHOLE, en: '' } },
  ])
})

test('an enquiry stays as its visitor wrote it, and staff’s notes on it are corrected', async () => {
  await receive({ payload }, 1, { name: PART, message: PART })
  const answer = await send(`/api/enquiries/${idOf(1)}`, { notes: PART }, 'PATCH')
  expect((await answer.json()).doc).toMatchObject({ name: PART, message: PART, notes: WHOLE })
})

test('a field of text takes a text or nothing, and names itself where it gets anything else (attack 9)', async () => {
  const shop = await addRestaurant(payload, { slug: 'taku' })
  const path = `/api/restaurants/${shop.id}?draft=true&locale=ja`
  for (const area of [['javascript:alert(1)'], { jp: 'x' }, 5, true, [[]]]) {
    const said = await send(path, { area }, 'PATCH')
    expect([area, said.status, await said.text()]).toEqual([
      area,
      400,
      expect.stringMatching(/"path":"area".*ここには文章だけを入力してください/),
    ])
  }
  const look = { palette: { brand: ['#112233'] } }
  expect((await send('/api/globals/brand?draft=true', look)).status).toBe(400)
  for (const area of ['炭火', null]) {
    expect((await send(path, { area }, 'PATCH')).status).toBe(200)
  }
})
