import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import {
  averageRating,
  filledStars,
  readTestimonial,
  readTestimonials,
  reviewCount,
  type Testimonial,
} from './testimonials.ts'

const plain = { _id: 't', name: 'Ren', message: 'Good', rating: 5 }

const rated = (...ratings: number[]): Testimonial[] =>
  ratings.map((rating) => ({ _id: '', name: '', message: '', rating }))

test('image and title may be missing', () => {
  expect(readTestimonial({ ...plain, image: '', title: null, translations: {} })).toEqual(plain)
})

test('the average is 4.9 until data loads', proves('TST-08'), () => {
  expect(averageRating(undefined)).toBe('4.9')
})

test('the count is 30 until data loads', proves('TST-09'), () => {
  expect(reviewCount(undefined)).toBe(30)
})

test('the average of the loaded ratings has one decimal', proves('TST-10'), () => {
  expect(averageRating(rated(5, 4))).toBe('4.5')
  expect(averageRating(rated(5, 5, 4))).toBe('4.7')
  expect(averageRating(rated(5))).toBe('5.0')
})

test('the count is the response’s, not the length of the list', proves('TST-11'), () => {
  const answer = readTestimonials({ success: true, data: [plain], count: 128 })
  expect(reviewCount(answer)).toBe(128)
  expect(answer.list).toHaveLength(1)
})

test('a response without a usable count counts its list', () => {
  for (const count of [undefined, null, -1, 'many']) {
    expect(readTestimonials({ data: [plain, plain], count }).count).toBe(2)
  }
})

test('as many stars are filled as the floor of the rating', proves('TST-13'), () => {
  expect([4.9, 5, 0.5, 3].map(filledStars)).toEqual([4, 5, 0, 3])
})

test('no rating fills fewer than none or more than five stars', proves('J12'), () => {
  expect([-5, 11, Number.POSITIVE_INFINITY].map(filledStars)).toEqual([0, 5, 5])
})

test(
  'ratings beyond the scale are clamped, and one that is no number is ignored',
  proves('J12'),
  () => {
    const { list } = readTestimonials({
      data: [-5, 11, '5', null, 'NaN', {}].map((rating) => ({ name: 'x', rating })),
    })
    expect(list.map(({ rating }) => rating)).toEqual([0, 5, 5, undefined, undefined, undefined])
    expect(averageRating(list)).toBe('3.3')
  },
)

test('an empty list never shows NaN', proves('TST-23'), () => {
  expect(averageRating([])).toBe('4.9')
  expect(readTestimonials(undefined)).toEqual({ list: [], count: 0 })
})
