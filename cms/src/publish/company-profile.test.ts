import { readAbout } from '@noren/contract/resources/about'
import { readCompany } from '@noren/contract/resources/company'
import { expect, test } from 'vitest'
import { openTestDesk } from '../../test/test-desk.ts'

const { payload } = await openTestDesk()
const { createComposer } = await import('./compose.ts')
const composer = createComposer(payload)
const company = {
  name: 'Namiori',
  legalName: 'Namiori Inc.',
  description: 'Inns and tables.',
  phone: '046-000-0100',
  email: 'info@example.jp',
  address: '0-10 Kakuhama, Zushi',
  copyright: '© Namiori Inc.',
  privacy: 'We keep little for {retentionDays} days. Write to {email}.',
  phoneHours: 'Weekdays',
  capital: '30 million yen',
  foundedOn: '2009-04-01T12:00:00.000Z',
  employees: 214,
  profile: [{ label: 'Bank', value: 'Kaku Bank' }],
  recruitment: { licence: '14-Yu-000000', fees: ' ', complaints: 'Call {phone}' },
  _status: 'published' as const,
}
await payload.updateGlobal({ slug: 'company', locale: 'en', data: company })
await payload.updateGlobal({
  slug: 'about',
  locale: 'en',
  data: { hero: { title: 'About' }, _status: 'published' },
})

test('the company profile is published with the company, and its day as a day', async () => {
  const { content } = await composer.compose()
  expect(readCompany(content.company)).toMatchObject({
    phoneHours: { en: 'Weekdays' },
    capital: { en: '30 million yen' },
    foundedOn: '2009-04-01',
    employees: 214,
    privacy: { en: 'We keep little for {retentionDays} days. Write to info@example.jp.' },
  })
})

test('its further rows and the statements about recruitment are published with the about page', async () => {
  const { content } = await composer.compose()
  const about = readAbout(content.about?.en)
  expect(about?.profile).toEqual([{ label: 'Bank', value: 'Kaku Bank' }])
  expect(about?.recruitment).toEqual({
    licence: '14-Yu-000000',
    complaints: 'Call 046-000-0100',
  })
})
