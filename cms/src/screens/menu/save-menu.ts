import { type Endpoint, type PayloadRequest, ValidationError } from 'payload'
import * as v from 'valibot'
import { refusal, refuse } from '../../base/requests/refusal.ts'
import { say, type Words } from '../../base/words.ts'
import type { ContentCollection } from '../../content/collections/content-collection.ts'
import { fieldWords } from '../../content/field-words.ts'
import { changeAtOnce } from '../../content/go-live/change-at-once.ts'
import { publishedAt } from '../../publish/published-at.ts'
import { mayOpen } from '../../staff/access/may-open.ts'
import { tidied } from './categories.ts'
import { dishSchema, readDishes, rowOf } from './dish.ts'
import { type Clash, merge } from './merge.ts'
import { readMenu } from './read-menu.ts'
import { sayAtMenu } from './refused-dishes.ts'

/** Far more than a restaurant may have: how many that is its field says. */
const MOST = 1000

const dishes = v.pipe(
  v.array(dishSchema),
  v.maxLength(MOST),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length),
)
const sentSchema = v.strictObject({ base: dishes, mine: dishes })

/** A menu as its screen had it, and as it is to be. */
export type Sent = v.InferOutput<typeof sentSchema>

/** Somebody else changed the same meanwhile. */
class Clashing extends Error {
  readonly clashes: Clash[]

  constructor(clashes: Clash[]) {
    super('Somebody else changed the same.')
    this.clashes = clashes
  }
}

/** The restaurants, whose menus are saved by a request of their own, and refused on their screen. */
export function withMenus(restaurants: ContentCollection): ContentCollection {
  const { endpoints, hooks } = restaurants
  return {
    ...restaurants,
    endpoints: [...(endpoints || []), saveMenu],
    hooks: { ...hooks, afterError: [sayAtMenu] },
  }
}

/**
 * Puts what was changed of a menu out at once, beside what others changed and beside a begun draft.
 * Answers the menu there is then and whether the site has it; 409 where somebody else changed the same, with nothing saved.
 */
const saveMenu: Omit<Endpoint, 'root'> = {
  path: '/:id/menu',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return refuse(req, 401)
    const id = Number(req.routeParams?.id)
    if (!(await mayOpen(req, { collection: 'restaurants', id }))) {
      return refuse(req, 404)
    }
    const sent = v.safeParse(sentSchema, await req.json?.().catch(() => null))
    if (!sent.success) return refusal(400, say(req, UNREADABLE))
    try {
      await save(req, id, sent.output)
      return await answer(req, id, 200, { published: await publishedAt([id]) })
    } catch (error) {
      if (error instanceof ValidationError) return refusal(400, problems(req, error))
      if (!(error instanceof Clashing)) throw error
      const errors = [{ message: say(req, CLASH) }]
      return answer(req, id, 409, { errors, clashes: error.clashes })
    }
  },
}

async function save(req: PayloadRequest, id: number, { base, mine }: Sent): Promise<void> {
  let isFirst = true
  await changeAtOnce(req, 'restaurants', id, ({ menu }) => {
    const merged = merge(base, mine, tidied(readDishes(menu)))
    // Of the draft, which comes second, what is said now is the newest.
    if (isFirst && merged.clashes.length > 0) throw new Clashing(merged.clashes)
    isFirst = false
    const rows = new Map((menu ?? []).map((row: { id: string }) => [row.id, row]))
    return { menu: merged.dishes.map((dish) => rowOf(dish, rows.get(dish.id) ?? {})) }
  })
}

async function answer(req: PayloadRequest, id: number, status: number, more: object) {
  const menu = await readMenu(req, id)
  if (!menu) return refuse(req, 404)
  return Response.json({ ...more, menu }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** What Payload found wrong, with the words of the boxes: 「お品書き 3 品名：この項目は必須です。」 */
function problems(req: PayloadRequest, { data }: ValidationError): string {
  const { fields } = req.payload.collections.restaurants.config
  return data.errors
    .map(({ path, message }) => {
      const { en, ja } = fieldWords(fields, path.split('.'))
      return say(req, { en: `${en}: ${message}`, ja: `${ja}：${message}` })
    })
    .join(' ')
}

const UNREADABLE: Words = {
  en: 'This menu did not arrive as the screen sends it. Please reload the screen.',
  ja: 'お品書きの内容を正しく受け取れませんでした。画面を再読み込みしてください。',
}

const CLASH: Words = {
  en: 'Somebody else changed the same dish meanwhile, so nothing has been saved yet. Please look at the dishes that are marked; to have it your way, publish once more.',
  ja: 'ほかの人が同じ品を変更したため、まだ保存していません。印のついた品を確認してください。もう一度「公開する」を押すと、この画面の内容で公開します。',
}
