import { LOCALES } from '../src/locales.ts'
import { openTestDesk } from './test-desk.ts'

/**
 * Publishes a call-to-action in the language whose tag it is given, from a desk of its own, and
 * prints the languages the desk offers and what visitors would get, as JSON.
 */
const locale = LOCALES.find(({ htmlLang }) => htmlLang === process.argv[2])?.htmlLang
if (!locale) throw new Error(`${process.argv[2]} is no language of the content`)
const desk = await openTestDesk()
const { createComposer } = await import('../src/publish/compose.ts')
const texts = { badge: 'Badge', title: `Title (${locale})`, subtitle: 'Subtitle', footer: 'Footer' }
await desk.payload.updateGlobal({
  slug: 'cta',
  locale,
  data: { ...texts, primaryButton: 'First', secondaryButton: 'Second', _status: 'published' },
})
const { content } = await createComposer(desk.payload).compose()
const { localization } = desk.payload.config
const offered = localization ? localization.locales.map(({ code, label }) => ({ code, label })) : []
await desk.close()
console.log(JSON.stringify({ offered, cta: content.cta }))
process.exit(0)
