import { readContact } from '@noren/contract/resources/contact'
import { expect, test } from 'vitest'
import { openTestDesk } from '../../test/test-desk.ts'

const { payload } = await openTestDesk()
const { createComposer } = await import('./compose.ts')
const composer = createComposer(payload)

const COMPANY = {
  name: 'Namiori',
  legalName: 'Namiori Inc.',
  description: 'Inns and tables.',
  phone: '046-000-0100',
  email: 'info@example.jp',
  copyright: '© Namiori Inc.',
  privacy: 'We keep little.',
  _status: 'published' as const,
}

const CONTACT = {
  hero: { title: 'Contact', breadcrumbHome: 'Home', breadcrumbContact: 'Contact' },
  section: { getInTouch: 'Write', trustedTitle: 'A few lines' },
  form: { title: 'Enquiry' },
  _status: 'published' as const,
}

for (const [locale, address] of [
  ['en', '0-10 Kakuhama, Zushi'],
  ['ja', '神奈川県逗子市架空浜0-10'],
] as const) {
  await payload.updateGlobal({ slug: 'company', locale, data: { ...COMPANY, address } })
  await write(locale)
}

/** Publishes the contact page in a language, perhaps with its own address. */
function write(locale: 'en' | 'ja', location: string | null = null) {
  const details = {
    phone: { label: 'Phone', value: null },
    email: { label: 'Email', value: null },
    location: { label: 'Place', value: location },
  }
  return payload.updateGlobal({ slug: 'contact', locale, data: { ...CONTACT, details } })
}

/** The values that visitors read on the contact page. */
async function shown(language: 'en' | 'jp'): Promise<string[]> {
  const contact = readContact((await composer.compose()).content.contact)
  const details = contact?.[language]?.contactSection.contactDetails
  return [details?.phone, details?.email, details?.location].map((detail) => detail?.value ?? '')
}

test('a company that wrote no contact page has plain labels and its own facts, nothing built in (operator N2)', async () => {
  await payload.updateGlobal({ slug: 'contact', data: { _status: 'draft' } })
  const contact = readContact((await composer.compose()).content.contact)
  expect(contact?.jp?.hero.title).toBe('お問い合わせ')
  expect(contact?.en?.contactSection.contactForm.submitButton).toBe('Send')
  expect(await shown('jp')).toEqual(['046-000-0100', 'info@example.jp', '神奈川県逗子市架空浜0-10'])
  await payload.updateGlobal({ slug: 'contact', data: { _status: 'published' } })
})

test('a button that its company gave no words sends, and promises no call (operator N2)', async () => {
  const { contact } = (await composer.compose()).content
  const { en, jp } = readContact(contact) ?? {}
  expect(en?.contactSection.contactForm.submitButton).toBe('Send')
  expect(jp?.contactSection.contactForm.submitButton).toBe('送信する')
})

test('the contact page shows the company’s phone, email and address in each language', async () => {
  expect(await shown('en')).toEqual(['046-000-0100', 'info@example.jp', '0-10 Kakuhama, Zushi'])
  expect(await shown('jp')).toEqual(['046-000-0100', 'info@example.jp', '神奈川県逗子市架空浜0-10'])
})

test('staff change a phone number in one place', async () => {
  await payload.updateGlobal({ slug: 'company', data: { phone: '046-000-0199' } })
  expect((await shown('en'))[0]).toBe('046-000-0199')
  await payload.updateGlobal({ slug: 'company', data: { phone: COMPANY.phone } })
})

test('the page’s own text replaces the company’s, only in its language', async () => {
  await write('en', 'Above the harbour office, Zushi')
  expect((await shown('en'))[2]).toBe('Above the harbour office, Zushi')
  expect((await shown('jp'))[2]).toBe('神奈川県逗子市架空浜0-10')
})

test('a text names the company’s telephone, which is filled in and changes with it', async () => {
  const section = { ...CONTACT.section, trustedDescription: 'Call {phone}, or come to {address}.' }
  await payload.updateGlobal({ slug: 'contact', locale: 'en', data: { section } })
  const shownText = async () =>
    readContact((await composer.compose()).content.contact)?.en?.contactSection.trustedDescription
  expect(await shownText()).toBe('Call 046-000-0100, or come to 0-10 Kakuhama, Zushi.')
  await payload.updateGlobal({ slug: 'company', data: { phone: '046-000-0199' } })
  expect(await shownText()).toBe('Call 046-000-0199, or come to 0-10 Kakuhama, Zushi.')
})

test('a placeholder that does not exist is refused at its field, with those that do', async () => {
  const section = { ...CONTACT.section, trustedDescription: 'Call {tel}.' }
  const save = payload.updateGlobal({ slug: 'contact', locale: 'en', data: { section } })
  await expect(save).rejects.toMatchObject({
    data: {
      errors: [
        {
          path: 'section.trustedDescription',
          message: expect.stringContaining('{phone}、{email}、{address}'),
        },
      ],
    },
  })
})
