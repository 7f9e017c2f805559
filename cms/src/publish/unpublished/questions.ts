import { readObject, readText } from '@noren/contract/json'
import { TAGS } from '../../base/locales.ts'
import { say, type Words } from '../../base/words.ts'
import type { ListSlug, SingleSlug } from '../../content/model/source.ts'
import type { Question } from './unpublished.ts'

/** What says where a restaurant is, beside its address: by the way to its field. */
const PLACES: readonly { path: readonly string[]; words: Words }[] = [
  {
    path: ['mapLink'],
    words: {
      en: 'The address changes, but the map still shows the former place.',
      ja: '住所が変わりますが、地図は前の場所のままです。',
    },
  },
  {
    path: ['facts', 'coordinates'],
    words: {
      en: 'The address changes, but latitude and longitude are those of the former place.',
      ja: '住所が変わりますが、緯度と経度は前の場所のままです。',
    },
  },
]

/**
 * What a change of a document leaves as it was, although it probably changes along; both versions are read in
 * all languages.
 */
export function questionsAbout(
  kind: { collection: ListSlug } | { global: SingleSlug },
  shown: unknown,
  saved: unknown,
  reader: Parameters<typeof say>[0],
): Question[] {
  if (!('collection' in kind) || kind.collection !== 'restaurants') return []
  return [...aboutClosing(shown, saved, reader), ...aboutMoving(shown, saved, reader)]
}

/** That a restaurant closes for good, or on another day than was said. */
function aboutClosing(
  shown: unknown,
  saved: unknown,
  reader: Parameters<typeof say>[0],
): Question[] {
  const closingOf = (document: unknown) =>
    readText(at(document, ['standing', 'kind'])) === 'closes'
      ? readText(at(document, ['standing', 'lastDay'])).slice(0, 10)
      : ''
  const last = closingOf(saved)
  if (last === '' || last === closingOf(shown)) return []
  const sentence = say(reader, {
    en: `The restaurant closes for good: ${last} is its last day. From the next day it is in no list, and no table can be asked for. Its closures, former addresses and open requests are then listed on the first screen.`,
    ja: `この店舗は閉店します（最後の営業日：${last}）。翌日から一覧に載らず、お席のお申し込みも受け付けません。残る臨時休業・以前のアドレス・未返答のご予約は「今日の確認」に表示されます。`,
  })
  return TAGS.map((tag) => ({ tag, field: 'standing.kind', sentence }))
}

/** What says where a restaurant is and stays, although its address changes. */
function aboutMoving(
  shown: unknown,
  saved: unknown,
  reader: Parameters<typeof say>[0],
): Question[] {
  const moved = TAGS.filter((tag) => {
    const before = readText(at(shown, ['address', tag]))
    return before !== '' && before !== readText(at(saved, ['address', tag]))
  })
  return PLACES.flatMap(({ path, words }) => {
    const value = readText(at(saved, path))
    const isAsked = value !== '' && value === readText(at(shown, path))
    const question = { field: path.join('.'), sentence: say(reader, words) }
    return isAsked ? moved.map((tag) => ({ tag, ...question })) : []
  })
}

function at(document: unknown, path: readonly string[]): unknown {
  return path.reduce((value: unknown, step) => readObject(value)[step], document)
}
