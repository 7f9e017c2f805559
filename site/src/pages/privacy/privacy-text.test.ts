import { expect, test } from 'vitest'
import { privacyBlocks } from './privacy-text.ts'

test('the privacy text is read as headings and paragraphs', () => {
  expect(
    privacyBlocks('Intro\n\n## Purpose\nWe answer you.\nNothing else.\n\n## 保存期間\n\n一年間'),
  ).toEqual([
    { kind: 'paragraph', text: 'Intro' },
    { kind: 'heading', text: 'Purpose' },
    { kind: 'paragraph', text: 'We answer you.\nNothing else.' },
    { kind: 'heading', text: '保存期間' },
    { kind: 'paragraph', text: '一年間' },
  ])
})

test('an empty privacy text has no blocks', () => {
  expect(privacyBlocks(' \r\n \n')).toEqual([])
})
