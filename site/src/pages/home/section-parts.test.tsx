import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HighlightedTitle } from './section-parts.tsx'

/** A title as it is sent, its classes left out and its breaks shown as bars. */
const shown = (title: string, span?: string) =>
  renderToStaticMarkup(<HighlightedTitle title={title} span={span} />)
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll('<wbr/>', '|')

test('a part of a title is coloured where it stands, wherever the title may break', () => {
  expect(shown('The bath is open all night', 'open all')).toBe(
    'The bath is <em>open all</em> night',
  )
  expect(shown('六十年前の\u200B雪に、\u200Bつかる', '六十年前の雪')).toBe(
    '<em>六十年前の|雪</em>に、|つかる',
  )
  expect(shown('百年、\u200Bひとつの火を\u200B守る', 'ひとつの\u200B火')).toBe(
    '百年、|<em>ひとつの火</em>を|守る',
  )
})

test('a part that a title does not have stands after it, in Japanese without a space', () => {
  expect(shown('It begins with', 'a talk')).toBe('It begins with <em>a talk</em>')
  expect(shown('まずは、', 'お話を。')).toBe('まずは、<em>お話を。</em>')
  expect(shown('In a word')).toBe('In a word')
})
