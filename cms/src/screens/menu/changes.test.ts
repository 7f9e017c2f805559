import { expect, test } from 'vitest'
import { textsFrom } from '../../../test/texts-from.ts'
import { changesBetween, idsIn, merged, withChanges } from './changes.ts'
import { blankDish, type Dish } from './dish.ts'

function dish(id: string, price: number | null = 900): Dish {
  const name = textsFrom({ ja: id, en: id })
  return { ...blankDish(), id, name, price }
}

/** My changes to a menu, and what others changed since. */
const merge = (base: Dish[], mine: Dish[], theirs: Dish[]) =>
  withChanges(theirs, changesBetween(base, mine))

const changedIds = (base: Dish[], mine: Dish[]) => idsIn(changesBetween(base, mine))

const ids = (dishes: readonly Dish[]) => dishes.map(({ id }) => id)
const [a, b, c, d] = [dish('a'), dish('b'), dish('c'), dish('d')]

test('the changes of two people to different dishes both stay', () => {
  const mine = [{ ...a, price: 1000 }, b]
  const theirs = [a, { ...b, soldOut: true }]
  expect(merge([a, b], mine, theirs)).toEqual({
    dishes: [
      { ...a, price: 1000 },
      { ...b, soldOut: true },
    ],
    clashes: [],
  })
})

test('one person’s price and another’s name for the same dish both stay', () => {
  const name = textsFrom({ ja: '鯵', en: 'a' })
  expect(merge([a], [{ ...a, price: 1000 }], [{ ...a, name }])).toEqual({
    dishes: [{ ...a, name, price: 1000 }],
    clashes: [],
  })
})

test('two prices for one dish are a conflict; the same price twice is none', () => {
  expect(merge([a], [{ ...a, price: 1000 }], [{ ...a, price: 1100 }])).toEqual({
    dishes: [{ ...a, price: 1000 }],
    clashes: [{ id: 'a', field: 'price' }],
  })
  expect(merge([a], [{ ...a, price: 1000 }], [{ ...a, price: 1000 }]).clashes).toEqual([])
})

test('a removed dish stays removed, unless someone else changed it in between', () => {
  expect(merge([a, b], [b], [a, b])).toEqual({ dishes: [b], clashes: [] })
  expect(merge([a, b], [a, b], [b])).toEqual({ dishes: [b], clashes: [] })
  expect(merge([a, b], [b], [{ ...a, price: 1 }, b])).toEqual({
    dishes: [b],
    clashes: [{ id: 'a', field: null }],
  })
  const mine = [{ ...a, price: 1 }, b]
  expect(merge([a, b], mine, [b]).clashes).toEqual([{ id: 'a', field: null }])
  // The screen keeps what was typed, to be published again.
  expect(merged([a, b], mine, [b])).toEqual(mine)
})

test('dishes that two people add are both there, each after the one it followed', () => {
  const [mine, theirs] = [dish('mine'), dish('theirs')]
  expect(ids(merge([a, b], [a, mine, b], [a, b, theirs]).dishes)).toEqual([
    'a',
    'mine',
    'b',
    'theirs',
  ])
})

test('my order holds where I moved something, theirs where I did not', () => {
  expect(ids(merge([a, b, c], [c, a, b], [a, d, b, c]).dishes)).toEqual(['c', 'a', 'd', 'b'])
  expect(ids(merge([a, b, c], [a, b, c], [c, b, a]).dishes)).toEqual(['c', 'b', 'a'])
})

test('saving again after a lost answer changes nothing', () => {
  const added = dish('new')
  expect(merge([a], [a, added], [a, added])).toEqual({ dishes: [a, added], clashes: [] })
})

test('moving one dish past ten is one change, and every other change counts once', () => {
  const many = Array.from({ length: 11 }, (_, index) => dish(`d${index}`))
  const [first, ...others] = many
  if (!first) throw new Error('There are eleven dishes')
  expect([...changedIds(many, [...others, first])]).toEqual(['d0'])
  expect([...changedIds([a, b, c], [{ ...a, price: 1 }, c, d])].toSorted()).toEqual(['a', 'b', 'd'])
  expect(changedIds(many, many).size).toBe(0)
})
