import { expect, test } from 'vitest'
import { printApart } from './print-apart.ts'

test('what is for paper alone goes into a sheet of its own, in its layer and its order', () => {
  const css =
    '@layer reset,base;@layer base{a{color:red}@media print{a{color:#000}@media (width<9cm){a{margin:0}}}b{top:0}}' +
    '@page{margin:14mm}@media print{p{break-inside:avoid}}@layer base{@media print{i{top:0}}}'
  expect(printApart(css)).toEqual({
    screen: '@layer reset,base;@layer base{a{color:red}b{top:0}}',
    print:
      '@layer base{a{color:#000}@media (width<9cm){a{margin:0}}}@page{margin:14mm}p{break-inside:avoid}@layer base{i{top:0}}',
  })
})

test('what is for paper and something else stays', () => {
  const css = '@media print,(width>=60rem){a{top:0}}@media screen{b{top:0}}'
  expect(printApart(css)).toEqual({ screen: css, print: '' })
})
