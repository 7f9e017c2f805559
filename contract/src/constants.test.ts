import { expect, test } from 'vitest'
import * as constants from './constants.ts'

test('CST-02 CST-03 CST-04 the home page keeps the stated numbers', () => {
  expect(constants).toMatchObject({
    HEADER_SOLID_AFTER_PX: 50,
    SOLUTIONS_PAGE_SIZE: 100,
    SOLUTIONS_COLUMNS: 4,
    PROCESS_STEPS: 3,
  })
})

test('CST-05 testimonials move by two and start from 4.9, 30 reviews and five stars', () => {
  expect(constants).toMatchObject({
    CAROUSEL_STEP: 2,
    DEFAULT_RATING: 4.9,
    DEFAULT_REVIEW_COUNT: 30,
    STARS: 5,
  })
})

test('CST-06 CST-07 CST-08 answers stay fresh and are retried as stated', () => {
  expect(constants).toMatchObject({
    HERO_FRESH_MS: 300_000,
    HERO_KEPT_MS: 600_000,
    HERO_RETRIES: 2,
    HERO_RETRY_MIN_MS: 1000,
    HERO_RETRY_MAX_MS: 30_000,
    ABOUT_FRESH_MS: 300_000,
    QUERY_RETRIES: 1,
  })
})

test('CST-09 CST-10 CST-11 the form, the pictures and the about figures have the stated sizes', () => {
  expect(constants).toMatchObject({
    PHONE_DIGITS: 10,
    MESSAGE_ROWS: 6,
    MAIN_PHOTO_HEIGHT_PX: 400,
    GALLERY_HEIGHT_PX: 192,
    MAP_HEIGHT_PX: 256,
    MARQUEE_LOOP_S: 20,
    ABOUT_DEFAULT_PROJECTS: '12K+',
    ABOUT_DEFAULT_CUSTOMERS: '950+',
    ABOUT_DEFAULT_RATING: '4.7',
    ABOUT_DEFAULT_TEAM: '36+',
  })
})
