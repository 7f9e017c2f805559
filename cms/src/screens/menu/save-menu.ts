import { MENUS } from '@noren/contract/resources/menus'
import type { PayloadRequest } from 'payload'
import { inTransaction, onPostgres } from '../../base/database/transaction.ts'
import { refusal, refuse } from '../../base/requests/refusal.ts'
import { say, type Words } from '../../base/words.ts'
import type { ContentCollection } from '../../content/kinds/content-collection.ts'
import { MOST_DISHES } from '../../content/kinds/facts/dishes.ts'
import { fieldWords, readWords } from '../../content/model/walk.ts'
import { publishedAt } from '../../publish/published-at.ts'
import { documentPath, onPost, toBody, toDocument } from '../../staff/access/endpoint.ts'
import { tidied } from './categories.ts'
import { changesSchema, type MenuChanges, withChanges } from './changes.ts'
import { nameOf, readDishes } from './dish.ts'
import { menuOfDay } from './menu-of-day.ts'
import { readMenus, withMenuChanges } from './menus.ts'
import { previewMenu } from './preview-menu.ts'
import { dishesOf, menusOf, readMenu } from './read-menu.ts'
import { RefusedDish, writeDishes } from './write-dishes.ts'
import { writeMenus } from './write-menus.ts'

const RESTAURANTS = { collection: 'restaurants' } as const

/** The collection of restaurants, with the request that saves their menus. */
export function withMenus(restaurants: ContentCollection): ContentCollection {
  return {
    ...restaurants,
    endpoints: [...(restaurants.endpoints || []), saveMenu, menuOfDay, previewMenu],
  }
}

const UNREADABLE: Words = {
  en: 'This menu did not arrive as the screen sends it. Please reload the screen.',
  ja: 'お品書きの内容を正しく受け取れませんでした。ページを再読み込みしてください。',
}

/**
 * Publishes the changes to a menu immediately, beside other people's. Answers the resulting menu and
 * whether the site has it; 409 where someone else changed the same, with nothing saved; 403 to those
 * who may only read the restaurant.
 */
const saveMenu = onPost(
  documentPath(RESTAURANTS, 'menu'),
  toDocument(
    RESTAURANTS,
    toBody(
      changesSchema,
      (req, { body }) => saved(req, Number(req.routeParams?.id), body),
      UNREADABLE,
    ),
  ),
)

async function saved(req: PayloadRequest, id: number, changes: MenuChanges): Promise<Response> {
  try {
    const refused = await inTransaction(req, () => save(req, id, changes))
    return refused ?? (await answer(req, id, 200, { published: await publishedAt([id]) }))
  } catch (error) {
    if (!(error instanceof RefusedDish)) throw error
    return refusal(400, problems(req, error))
  }
}

/** @returns why nothing was changed */
async function save(
  req: PayloadRequest,
  restaurant: number,
  changes: MenuChanges,
): Promise<Response | undefined> {
  // The second of two saves works on what the first has written.
  await onPostgres(req, `SELECT pg_advisory_xact_lock(hashtext('dishes'), ${Number(restaurant)})`)
  const [docs, menuDocs] = [await dishesOf(req, restaurant), await menusOf(req, restaurant)]
  const before = readMenus(menuDocs)
  const { menus, clashes: others } = withMenuChanges(before, changes.menus)
  const { dishes, ...changed } = withChanges(tidied(readDishes(docs), before), changes)
  const clashes = [...others, ...changed.clashes]
  if (clashes.length > 0) {
    return answer(req, restaurant, 409, { errors: [{ message: say(req, CLASH) }], clashes })
  }
  if (dishes.length > Math.max(MOST_DISHES, docs.length)) return refusal(400, say(req, TOO_MANY))
  if (menus.length > Math.max(MENUS, before.length)) return refusal(400, say(req, TOO_MANY_MENUS))
  await writeMenus(req, restaurant, menuDocs, menus)
  await writeDishes(req, { restaurant, docs, dishes, changes })
  return undefined
}

async function answer(req: PayloadRequest, id: number, status: number, more: object) {
  const menu = await readMenu(req, id)
  if (!menu) return refuse(req, 404)
  return Response.json({ ...more, menu }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** Payload's errors about a dish, by the labels of its fields: 「お品書き　鯵の価格：…」 */
function problems(req: PayloadRequest, { dish, errors }: RefusedDish): string {
  const { fields, labels } = req.payload.collections.dishes.config
  const kind = readWords(labels.plural)
  const name = nameOf(dish, req.i18n.language)
  return errors
    .map(({ path, message }) => {
      const { en, ja } = fieldWords(fields, path.split('.'))
      return say(req, {
        en: `${kind?.en}: ${name}, ${en}: ${message}`,
        ja: `${kind?.ja}　${name}の${ja}：${message}`,
      })
    })
    .join(' ')
}

const TOO_MANY: Words = {
  en: `A menu has up to ${MOST_DISHES} dishes. Please take some off before you add others.`,
  ja: `お品書きは${MOST_DISHES}品までです。追加する前に、いくつか削除してください。`,
}

const TOO_MANY_MENUS: Words = {
  en: `A restaurant has up to ${MENUS} menus.`,
  ja: `メニューは${MENUS}個までです。`,
}

const CLASH: Words = {
  en: 'Someone else has changed the same dish, so nothing has been saved yet. Please look at the marked dishes. To keep your version, publish once more.',
  ja: 'ほかの人が同じ品を変更したため、まだ保存していません。印のついた品を確認してください。もう一度「公開する」を押すと、この画面の内容で公開します。',
}
