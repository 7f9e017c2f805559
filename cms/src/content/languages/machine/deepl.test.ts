import { afterAll, expect, test } from 'vitest'
import { startTranslationService } from '../../../../test/translation-service.ts'
import { readSettings } from '../../../base/settings.ts'
import type { Asked } from './asked.ts'
import { translateByDeepl } from './deepl.ts'

const service = await startTranslationService()
afterAll(() => service[Symbol.asyncDispose]())
const { translator } = readSettings(service.deepl)

function translate(asked: Partial<Asked>) {
  if (!translator) throw new Error('The settings name no service.')
  const plain = { text: '', from: 'ja', to: 'en', what: 'Text', maxLength: null, terms: [] }
  return translateByDeepl(translator, { ...plain, ...asked })
}

test('a service of DeepL’s shape gets each line, with the company’s words and braces marked as to be kept', async () => {
  service.answerWith((text) => ({ translation: text.replace('へは', ' is at ') }))
  const text = '潮火へは{phone}\n\n<予約>'
  const terms = [{ source: '潮火', target: 'Shiobi & sons' }]
  expect(await translate({ text, terms })).toEqual({
    result: 'Shiobi & sons is at {phone}\n\n<予約>',
  })
  expect(service.sent).toEqual([
    {
      authorization: 'DeepL-Auth-Key a key for tests',
      body: {
        text: ['<keep>Shiobi &amp; sons</keep>へは<keep>{phone}</keep>', '&lt;予約&gt;'],
        source_lang: 'JA',
        target_lang: 'EN-GB',
        tag_handling: 'xml',
        ignore_tags: ['keep'],
        context: text,
      },
    },
  ])
})

test('a long text goes in parts of fifty lines, and comes back whole', async () => {
  service.sent.length = 0
  service.answerWith((text) => ({ translation: `line ${text}` }))
  const lines = Array.from({ length: 120 }, (_, index) => String(index))
  const { result } = await translate({ text: lines.join('\n') })
  expect(result).toBe(lines.map((line) => `line ${line}`).join('\n'))
  expect(service.sent).toHaveLength(3)
})
