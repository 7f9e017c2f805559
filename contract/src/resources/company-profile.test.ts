import { expect, test } from 'vitest'
import { readAbout } from './about.ts'
import { readCompany } from './company.ts'

test('the facts of a company’s profile are read', () => {
  const facts = {
    representative: { en: 'Soichi Hatano, Director', jp: '代表取締役 波多野 惣一' },
    capital: { jp: '3,000万円' },
    foundedOn: '2009-04-01',
    employees: 214,
    phoneHours: { en: 'Weekdays 9:30–18:00' },
  }
  expect(readCompany({ phone: '045', ...facts })).toMatchObject(facts)
})

test.each([
  { foundedOn: '2009-02-30', employees: 0 },
  { foundedOn: '1 April 2009', employees: 'many' },
  { foundedOn: 2009, employees: Number.POSITIVE_INFINITY, capital: '' },
])('an unreadable fact is left out: %j', (odd) => {
  const company = readCompany({ phone: '045', ...odd })
  for (const name of ['foundedOn', 'employees', 'capital', 'representative', 'phoneHours'])
    expect(company).not.toHaveProperty(name)
})

test('a row of the profile needs a label and a text', () => {
  const rows = [{ label: 'Bank', value: 'Kaku Bank' }, { label: 'Licences', value: ' ' }, null]
  expect(readAbout({ profile: rows })?.profile).toEqual([{ label: 'Bank', value: 'Kaku Bank' }])
  expect(readAbout({ profile: [], recruitment: { licence: '' } })).not.toHaveProperty('profile')
})

test('the stated facts of recruitment are read', () => {
  expect(
    readAbout({ recruitment: { licence: '14-ユ-000000', fees: 30, other: 'x' } }),
  ).toMatchObject({
    recruitment: { licence: '14-ユ-000000', fees: '30' },
  })
  expect(readAbout({ recruitment: { licence: ' ' }, services: ['x'] })).not.toHaveProperty(
    'recruitment',
  )
})
