import { expect, test } from 'vitest'
import { textBlocks } from './text-page.tsx'

test('a long text is read as headings and paragraphs', () => {
  expect(
    textBlocks('Intro\n\n## Purpose\nWe answer you.\nNothing else.\n\n## 保存期間\n\n一年間'),
  ).toEqual([
    { kind: 'paragraph', text: 'Intro' },
    { kind: 'heading', text: 'Purpose' },
    { kind: 'paragraph', text: 'We answer you.\nNothing else.' },
    { kind: 'heading', text: '保存期間' },
    { kind: 'paragraph', text: '一年間' },
  ])
})

test('lines that begin with a hyphen are one list, anywhere in the text', () => {
  expect(textBlocks('Known:\n- maps\n- films\nThat is all.\n\n- 地図\n\n-no item')).toEqual([
    { kind: 'paragraph', text: 'Known:' },
    { kind: 'list', items: ['maps', 'films'] },
    { kind: 'paragraph', text: 'That is all.' },
    { kind: 'list', items: ['地図'] },
    { kind: 'paragraph', text: '-no item' },
  ])
})

test('an empty text has no blocks', () => {
  expect(textBlocks(' \r\n \n')).toEqual([])
})
