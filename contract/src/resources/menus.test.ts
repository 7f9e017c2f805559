import { expect, test } from 'vitest'
import { readMenus } from './menus.ts'
import { readRestaurant } from './restaurant.ts'

test('menus say when they are served, in the order of the day and the week', () => {
  expect(
    readMenus([
      {
        name: { en: 'Lunch', ja: '昼' },
        when: { sessions: ['lunch'], days: ['holiday', 'weekday'] },
      },
      { name: { en: 'Sake' }, when: { sessions: ['breakfast'] }, note: { en: 'By the flask' } },
    ]),
  ).toEqual([
    {
      name: { en: 'Lunch', jp: '昼' },
      when: { sessions: ['lunch'], days: ['weekday', 'holiday'] },
    },
    { name: { en: 'Sake' }, note: { en: 'By the flask' } },
  ])
})

test('an unreadable menu keeps its place, since dishes name theirs by it', () => {
  expect(readMenus([null, { name: { en: 'Dinner' } }])).toEqual([
    { name: {} },
    { name: { en: 'Dinner' } },
  ])
})

test('a restaurant published before there were menus has none', () => {
  expect(readRestaurant({ slug: 'x', menuItems: [] })).not.toHaveProperty('menus')
  for (const menus of [null, 'x', {}, 7]) {
    expect(readRestaurant({ slug: 'x', menus })).not.toHaveProperty('menus')
  }
})
