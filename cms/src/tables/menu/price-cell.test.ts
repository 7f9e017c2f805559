import { expect, test } from 'vitest'
import { readPriceCell } from './price-cell.ts'

const of = (...all: [string, number][]) => all.map(([label, price]) => ({ label, price }))

test.each([
  ['1200', { price: 1200 }],
  ['１，２００円', { price: 1200 }],
  ['1,580円（税込）', { price: 1580 }],
  ['¥600-', { price: 600 }],
  ['600円也', { price: 600 }],
  ['千二百円', { price: 1200 }],
  ['一、二〇〇円', { price: 1200 }],
  ['一万五千円', { price: 15_000 }],
  ['1万5千円', { price: 15_000 }],
  ['500円均一', { price: 500 }],
  ['無料', { price: 0 }],
  ['時価', { pricing: 'market' }],
  ['時価（3,000円〜）', { pricing: 'market', price: 3000 }],
  ['Market price', { pricing: 'market' }],
  ['1,200円〜', { pricing: 'from', price: 1200 }],
  ['1,200円より', { pricing: 'from', price: 1200 }],
  ['from ¥1,200', { pricing: 'from', price: 1200 }],
  ['12,000〜15,000円', { pricing: 'from', price: 12_000, upTo: 15_000 }],
  ['3,000円（2名様より）', { price: 3000, people: 2 }],
  [
    'お一人様 5,500円（二名様から・三日前までに要予約）',
    { price: 5500, people: 2, notice: 3, beside: ['お一人様'] },
  ],
  ['1,980円（90分）', { price: 1980, minutes: 90 }],
  ['2時間 2,500円', { price: 2500, minutes: 120 }],
  ['+1,100円', { extras: of(['追加', 1100]) }],
  ['980円（大盛+100円）', { price: 980, extras: of(['大盛', 100]) }],
  ['980円 大盛無料', { price: 980, extras: of(['大盛', 0]) }],
  ['小600 大900', { prices: of(['小', 600], ['大', 900]) }],
  ['小６００大９００', { prices: of(['小', 600], ['大', 900]) }],
  ['600円（小）／900円（大）', { prices: of(['小', 600], ['大', 900]) }],
  ['1合 600 / 2合 1,100', { prices: of(['1合', 600], ['2合', 1100]) }],
  ['1合600・2合1,100', { prices: of(['1合', 600], ['2合', 1100]) }],
  ['グラス600円\nボトル3,500円', { prices: of(['グラス', 600], ['ボトル', 3500]) }],
  ['グラス/ボトル 600/3,500', { prices: of(['グラス', 600], ['ボトル', 3500]) }],
  ['S600 M700 L800', { prices: of(['S', 600], ['M', 700], ['L', 800]) }],
  ['180ml 900円 720ml 3,500円', { prices: of(['180ml', 900], ['720ml', 3500]) }],
  ['60分 3,000円／90分 4,000円', { prices: of(['60分', 3000], ['90分', 4000]) }],
  ['3種盛り1,200 5種盛り1,800', { prices: of(['3種盛り', 1200], ['5種盛り', 1800]) }],
  ['単品 980円、定食 1,280円〜', { prices: of(['単品', 980], ['定食', 1280]), pricing: 'from' }],
  ['1,000円（税込1,100円）', { price: 1100 }],
  ['本体1,000円 税込1,100円', { price: 1100 }],
  ['1,000円(税抜) 1,100円(税込)', { price: 1100 }],
  ['小 600(税込660) 大 900(税込990)', { prices: of(['小', 660], ['大', 990]) }],
  ['グラス 600', { price: 600, beside: ['グラス'] }],
  ['980円（税抜）', 'untaxed'],
  ['980円+税', 'untaxed'],
  ['小600 大900（税別）', 'untaxed'],
  ['500円 900円', 'unclear'],
  ['500\n550', 'unclear'],
  ['500/900', 'unclear'],
  ['600,900', 'unclear'],
  ['応相談', 'unclear'],
  ['=1+1', 'unclear'],
  ['-5', 'unclear'],
  ['1.5', 'unclear'],
  ['12e3', 'unclear'],
  ['0x10', 'unclear'],
  ['1000001', 'unclear'],
  ['小600 小900', 'unclear'],
  ['①600', 'unclear'],
  ['税込', 'unclear'],
  ['A5ランク 1200', 'unclear'],
])('a cell with %s', (cell, said) => {
  expect(readPriceCell(cell)).toEqual(said)
})

test('prices without a word take those of the heading, if there are as many', () => {
  expect(readPriceCell('600／3,500', ['グラス', 'ボトル'])).toEqual({
    prices: of(['グラス', 600], ['ボトル', 3500]),
  })
  expect(readPriceCell('600／3,500／9,000', ['グラス', 'ボトル'])).toBe('unclear')
})
