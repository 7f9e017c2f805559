import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { BUNDLES } from './bundles.ts'

const HERO_TEXTS = ['badge', 'title', 'subtitle', 'button1', 'button2', 'success', 'community']

test(
  'the bundle has navigation, seven hero texts and contact texts in both languages',
  proves('ENT-24', 'GEN-04'),
  () => {
    for (const { header, hero, contact } of Object.values(BUNDLES)) {
      expect(Object.keys(header.navItems)).toEqual(['home', 'restaurants', 'about', 'contact'])
      expect(Object.keys(hero)).toEqual(HERO_TEXTS)
      for (const text of [...Object.values(hero), ...leaves(contact.content)])
        expect(text).toMatch(/\S/)
    }
    expect(BUNDLES.en.hero.title).toBe('Transform Your Vision Into Reality')
    expect(BUNDLES.en.contact.content.contactSection.getInTouch).toBe('GET IN TOUCH')
  },
)

test('the contact details of the bundle are examples, no one’s data', proves('ENT-25'), () => {
  for (const { contact } of Object.values(BUNDLES)) {
    const { phone, email, location } = contact.content.contactSection.contactDetails
    expect(phone.value).toMatch(/^[0-]+$/)
    expect(email.value).toMatch(/@example\.(com|jp|org)$/)
    expect(location.value).toMatch(/^(Example Town, Japan|〇〇県〇〇市)$/)
  }
})

test('the built-in texts speak of no one company: its name, place and trades are content', () => {
  for (const texts of Object.values(BUNDLES)) {
    const said = [...leaves(texts), texts.head.home.title('Acme')].join('\n')
    expect(said).not.toMatch(/Namiori|波織|Kanagawa|神奈川|five|五つ|soba|そば|izakaya|居酒屋/i)
  }
})

test('every English text differs from its Japanese one, so none was left untranslated', () => {
  const japanese = leaves(BUNDLES.jp)
  const untranslated = leaves(BUNDLES.en).filter(
    (text, index) => text === japanese[index] && /[a-z]{3}/.test(text),
  )
  expect(untranslated.filter((text) => !/^(Instagram|hello@example\.com)$/.test(text))).toEqual([])
})

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}
