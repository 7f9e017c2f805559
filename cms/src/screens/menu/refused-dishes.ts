import { readObject } from '@noren/contract/json'
import { type CollectionAfterErrorHook, ValidationError } from 'payload'
import { say } from '../../base/words.ts'
import { fieldWords } from '../../content/field-words.ts'
import { menu } from '../../content/fields/menu.ts'
import { MENU_LINK } from '../../content/fields/menu-link.ts'
import { latestAt } from '../../content/translations/latest.ts'
import { andMore } from '../today/task.ts'
import { nameOf, readDishes } from './dish.ts'

/** Refusals that are said in full: of a menu in one language there may be one for each dish. */
const SAID = 3

/**
 * Says at the link to the menu what a restaurant is refused for in dishes that were not sent: a form has
 * no box of them, and would send what it cannot place as a dish of its own.
 */
export const sayAtMenu: CollectionAfterErrorHook = async ({ collection, error, req, result }) => {
  if (!(error instanceof ValidationError) || menu.name in readObject(req.data)) return undefined
  const { errors } = error.data
  const inDishes = errors.filter(({ path }) => path.startsWith(`${menu.name}.`))
  if (inDishes.length === 0) return undefined
  const id = Number(req.routeParams?.id)
  const latest = await latestAt({ payload: req.payload }, { collection, id })
  const dishes = readDishes(latest?.version.version[menu.name])
  const inOrder = inDishes.toSorted((one, other) => placeIn(one.path) - placeIn(other.path))
  const sentences = inOrder.slice(0, SAID).map(({ path, message }) => {
    const [, , ...field] = path.split('.')
    const dish = dishes[placeIn(path)]
    const number = `${placeIn(path) + 1}.`
    const named = dish ? `${number} ${nameOf(dish, req.i18n.language)}`.trim() : number
    const { en, ja } = fieldWords(menu.fields, field)
    return say(req, { en: `${named}, ${en}: ${message}`, ja: `${named}の${ja}：${message}` })
  })
  const more = inDishes.length - sentences.length
  const message = [...sentences, ...(more > 0 ? [say(req, andMore(more))] : [])].join(' ')
  const others = errors.filter((each) => !inDishes.includes(each))
  const data = { ...error.data, errors: [...others, { path: MENU_LINK, message }] }
  return { response: { errors: [{ ...result?.errors[0], data }] } }
}

/** Which of the dishes it is, from 0. */
function placeIn(path: string): number {
  return Number(path.split('.')[1])
}
