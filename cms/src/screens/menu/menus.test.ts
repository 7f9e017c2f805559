import { expect, test } from 'vitest'
import { textsFrom } from '../../../test/texts-from.ts'
import { grouped, onMenus, toMenu, within } from './categories.ts'
import { blankDish, type Dish } from './dish.ts'
import { inAll } from './labels.ts'
import { changedMenus, firstMenu, newMenu, stepMenu, withMenuChanges } from './menus.ts'

const [main, lunch, drinks] = [
  newMenu('', textsFrom({ ja: '夜' })),
  newMenu('lunch', textsFrom({ ja: 'ランチ' })),
  newMenu('drinks', textsFrom({ ja: '飲み物' })),
]

function dish(id: string, menu = ''): Dish {
  return { ...blankDish(), id, menu, category: textsFrom({ ja: '麺' }) }
}

test('a menu that someone else added stays beside mine', () => {
  const mine = { ...main, name: textsFrom({ ja: 'ディナー' }) }
  expect(withMenuChanges([main, drinks], changedMenus([main], [mine, lunch]))).toEqual({
    menus: [mine, lunch, drinks],
    clashes: [],
  })
})

test('a menu that someone else removed stays removed, unless I changed it', () => {
  const changes = changedMenus([main, lunch], [lunch, main])
  expect(withMenuChanges([main], changes).menus).toEqual([main])
  const renamed = { ...lunch, name: textsFrom({ ja: '昼' }) }
  expect(withMenuChanges([main], changedMenus([main, lunch], [main, renamed])).menus).toEqual([
    main,
    renamed,
  ])
})

test('of two people who make several menus at once, each keeps what the other wrote of the first one', () => {
  const theirs = {
    ...firstMenu(),
    sessions: ['dinner' as const],
    note: textsFrom({ ja: 'お通し400円' }),
  }
  const untouched = changedMenus([], [firstMenu(), lunch])
  expect(withMenuChanges([theirs, drinks], untouched)).toEqual({
    menus: [theirs, lunch, drinks],
    clashes: [],
  })
  const renamed = { ...firstMenu(), name: textsFrom({ ja: '夜' }) }
  expect(withMenuChanges([theirs], changedMenus([], [renamed, lunch]))).toEqual({
    menus: [{ ...theirs, name: renamed.name }, lunch],
    clashes: [],
  })
  const other = { ...renamed, name: textsFrom({ ja: 'ディナー' }) }
  expect(withMenuChanges([renamed], changedMenus([], [other, lunch])).clashes).toEqual([
    { id: '', field: 'name' },
  ])
})

test('a menu moves by one place, and no further than the first and the last', () => {
  expect(stepMenu([main, lunch], 'lunch', -1)).toEqual([lunch, main])
  expect(stepMenu([main, lunch], 'lunch', 1)).toEqual([main, lunch])
})

test('a dish of a menu that is gone is on the one without a key, or on the first', () => {
  const [gone] = [dish('soba', 'brunch')]
  expect(onMenus([gone], [lunch, main]).map(({ menu }) => menu)).toEqual([''])
  expect(onMenus([gone], [lunch, drinks]).map(({ menu }) => menu)).toEqual(['lunch'])
  expect(onMenus([gone], []).map(({ menu }) => menu)).toEqual([''])
})

test('a dish goes to another menu into the category of the same name', () => {
  const groups = grouped([dish('soba'), dish('udon'), dish('set', 'lunch')])
  const said = toMenu(groups, 'soba', 'lunch').map(({ menu, dishes }) => [
    menu,
    ...dishes.map(({ id }) => id),
  ])
  expect(said).toEqual([
    ['', 'udon'],
    ['lunch', 'set', 'soba'],
  ])
})

test('a change within one menu leaves the others as they are', () => {
  const groups = grouped([dish('soba'), dish('set', 'lunch')])
  const left = within('lunch', () => [])(groups)
  expect(left.flatMap(({ dishes }) => dishes.map(({ id }) => id))).toEqual(['soba'])
})

test('the name of a price is written in the other language too, as long as nobody writes another', () => {
  const empty = textsFrom({})
  const small = inAll(empty, textsFrom({ ja: '小' }))
  expect(small).toEqual(textsFrom({ ja: '小', en: 'small' }))
  expect(inAll(small, { ...small, ja: '小さめ' })).toEqual(textsFrom({ ja: '小さめ' }))
  const own = { ...small, en: 'petite' }
  expect(inAll(own, { ...own, ja: '大' })).toEqual(textsFrom({ ja: '大', en: 'petite' }))
  expect(inAll(empty, textsFrom({ en: 'glass' }))).toEqual(textsFrom({ ja: 'グラス', en: 'glass' }))
})
