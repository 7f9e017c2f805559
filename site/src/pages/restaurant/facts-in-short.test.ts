import { expect, test } from 'vitest'
import { factsInShort } from './facts-in-short.ts'

const STATIONS = [
  { name: { en: 'First Station', jp: '一番駅' } },
  { name: { en: 'Second Station', jp: '二番駅' }, minutesOnFoot: 4 },
]

test('the known facts are said in a few words, in both languages', () => {
  const facts = {
    lunchFrom: 1000,
    lunchTo: 1500,
    dinnerFrom: 5000,
    dinnerTo: 8000,
    seats: 26,
    stations: STATIONS,
  }
  expect(factsInShort(facts, 'en')).toEqual([
    'Lunch ¥1,000–1,500',
    'Dinner ¥5,000–8,000',
    '26 seats',
    '4 min from the station',
  ])
  expect(factsInShort(facts, 'jp')).toEqual([
    '昼 1,000〜1,500円',
    '夜 5,000〜8,000円',
    '26席',
    '駅から4分',
  ])
})

test('what is not known is left out', () => {
  expect(factsInShort({ dinnerFrom: 3000 }, 'en')).toEqual(['Dinner from ¥3,000'])
  expect(factsInShort({ seats: 1 }, 'jp')).toEqual(['1席'])
  expect(factsInShort({ stations: STATIONS.slice(0, 1) }, 'en')).toEqual([])
  expect(factsInShort({}, 'jp')).toEqual([])
})
