import { DEFAULT_LANGUAGE, languageFromCode } from '@noren/contract/language'
import type { PayloadRequest } from 'payload'
import { refusal } from '../../base/requests/refusal.ts'
import { settings } from '../../base/settings.ts'
import { say } from '../../base/words.ts'
import { previewOf } from '../../publish/preview/endpoints.ts'
import type { Menu } from '../../publish/with-facts.ts'
import { documentPath, ofDocument, onPost, toBody } from '../../staff/access/endpoint.ts'
import { tidied } from './categories.ts'
import { changesSchema, withChanges } from './changes.ts'
import { type Dish, keptFields, readDishes } from './dish.ts'
import { type Menu as EditedMenu, readMenus, withMenuChanges } from './menus.ts'
import { dishesOf, menusOf } from './read-menu.ts'

const RESTAURANTS = { collection: 'restaurants' } as const

/** Previews a restaurant's page with an unpublished menu. Answers the address of the preview. */
export const previewMenu = onPost(
  documentPath(RESTAURANTS, 'menu/preview'),
  ofDocument(
    RESTAURANTS,
    toBody(changesSchema, async (req, { body }) => {
      const id = Number(req.routeParams?.id)
      const docs = await dishesOf(req, id)
      const before = readMenus(await menusOf(req, id))
      const { menus } = withMenuChanges(before, body.menus)
      const { dishes } = withChanges(tidied(readDishes(docs), before), body)
      const { slug } = await req.payload.findByID({
        collection: 'restaurants',
        id,
        draft: true,
        depth: 0,
        select: { slug: true },
        req,
      })
      const made = await previewOf(
        {
          draftOf: { collection: 'restaurants', id },
          page: { slug: 'restaurants', address: slug },
          // The menu's screen belongs to no language of the content.
          language: languageFromCode(req.i18n.language) ?? DEFAULT_LANGUAGE,
        },
        { menu: { dishes: await shownAs(req, dishes, docs), menus: menus.map(menuShownAs) } },
      )
      if ('address' in made) return Response.json({ address: settings.siteOrigin + made.address })
      const sentences = [made.text, ...(made.details ?? [])].map((words) => say(req, words))
      return refusal(made.status, sentences.join(' '))
    }),
  ),
)

/** Fields of a dish that a publish does not need. */
const NEW = { restaurant: 0, place: '', createdAt: '', updatedAt: '' }

/** A menu of the screen in the form that a publish reads. */
function menuShownAs(menu: EditedMenu): Menu['menus'][number] {
  return { ...NEW, ...keptFields(menu), id: menu.key, key: menu.key }
}

/** The screen's dishes in the form that a publish reads. */
async function shownAs(
  req: PayloadRequest,
  dishes: readonly Dish[],
  docs: Awaited<ReturnType<typeof dishesOf>>,
): Promise<Menu['dishes']> {
  const { payload } = req
  const photos = await payload.find({
    collection: 'media',
    where: { id: { in: dishes.flatMap(({ photo }) => photo ?? []) } },
    depth: 0,
    pagination: false,
    req,
  })
  return dishes.map((dish) => {
    const stored = docs.find(({ id }) => id === dish.id) ?? NEW
    const photo = photos.docs.find(({ id }) => id === dish.photo) ?? null
    return { ...stored, ...keptFields(dish), id: dish.id, photo }
  })
}
