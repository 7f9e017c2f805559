import { expect, test } from 'vitest'
import { picture, pictures } from '../../content/library/media/picture-fields.ts'
import { group, lines, list } from '../../content/model/fields/layout.ts'
import { heading, line, paragraphs } from '../../content/model/fields/text.ts'
import { asRead, firstLost } from './as-read.ts'
import { asWritten, inBlocks, inTexts } from './blocks.ts'

const label = { en: 'Label', ja: '名称' }

/** A section as a company might add one. */
const fields = [
  line('badge', { label }),
  heading('title', { label, required: true }),
  paragraphs('text', { label, placeholders: ['phone'] }),
  lines('reasons', { label, row: label }),
  list('awards', { label, row: label }, [
    line('name', { label, required: true }),
    line('year', { label, localized: false }),
  ]),
  group('figures', label, [line('guests', { label })]),
  picture('photo', { label, place: 'half' }),
  pictures('logos', { label, place: 'mark' }),
]

const doc = {
  badge: { en: ' ', ja: '受賞' },
  title: { en: 'Awards', ja: '暖簾の向こうへ' },
  text: { en: 'Call {phone}.' },
  reasons: [
    { id: 'a', text: { ja: '味' } },
    { id: 'b', text: {} },
  ],
  awards: [{ id: 'c', name: { en: 'Star', ja: '星' }, year: '2026' }],
  figures: { guests: null },
  photo: { id: 1, address: '/media/photo.webp', focalX: 30, focalY: 70 },
  logos: [{ id: 2, address: '/media/logo.webp' }, 3],
}

const factsIn = () => ({ phone: '046-000-0100' })

test('a section is published in each language with a heading, without any code of its own', () => {
  expect(inBlocks({ fields, doc, factsIn }, asWritten)).toEqual({
    photo: '/media/photo.webp#focus=30,70',
    logos: [{ url: '/media/logo.webp' }],
    en: {
      badge: '受賞',
      title: 'Awards',
      text: 'Call 046-000-0100.',
      reasons: ['味'],
      awards: [{ name: 'Star', year: '2026' }],
    },
    jp: {
      badge: '受賞',
      title: '暖簾の\u200B向こうへ',
      text: 'Call 046-000-0100.',
      reasons: ['味'],
      awards: [{ name: '星', year: '2026' }],
    },
  })
})

test('a section without a heading in any language is not published', () => {
  expect(inBlocks({ fields, doc: { ...doc, title: { en: '' } } }, asWritten)).toBeNull()
})

test('a document of a list is published with each text in the languages that have it', () => {
  expect(inTexts({ fields, doc })).toMatchObject({
    badge: { jp: '受賞' },
    title: { en: 'Awards', jp: '暖簾の\u200B向こうへ' },
    awards: [{ name: { en: 'Star', jp: '星' }, year: '2026' }],
  })
})

/** A reader that knows a title and needs a text. */
const read = (raw: unknown) => {
  const { title, text = '' } = Object(raw)
  return { title, text }
}

test('what the site expects is added, and what it does not read is found', () => {
  expect(asRead({ title: 'Awards' }, read)).toEqual({ title: 'Awards', text: '' })
  const unknown = { title: 'Awards', subtitle: 'Ours' }
  expect(asRead(unknown, read)).toBe(unknown)
  expect(firstLost(unknown, read(unknown))).toEqual(['subtitle'])
})
