import { readCompany } from '@noren/contract/resources/company'
import { expect, test } from 'vitest'
import { BUNDLES } from '#src/language/bundle/bundles.ts'
import { ownDetails } from './own-details.ts'

const values = ({ contactSection }: ReturnType<typeof ownDetails>) =>
  Object.values(contactSection.contactDetails).map(({ value }) => value)

test('built-in texts come with the company’s own details, or with none (acceptance D1)', () => {
  const company = readCompany({ phone: '046-000-0100 ', address: { jp: '逗子市架空浜0-10' } })
  for (const language of ['en', 'jp'] as const) {
    const { content } = BUNDLES[language].contact
    expect(values(ownDetails(content, null, language))).toEqual(['', '', ''])
    expect(values(ownDetails(content, company, language))).toEqual([
      '046-000-0100',
      '',
      '逗子市架空浜0-10',
    ])
  }
})
