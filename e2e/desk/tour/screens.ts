import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { GUIDES } from '../../../cms/src/screens/guides/guides.ts'
import type { House } from '../../support/house.ts'
import { press } from '../../support/settled.ts'
import { changeEveryField } from '../every-field.ts'
import { look } from '../looks.ts'

/** A screen of the desk. */
export type Screen = {
  /** Its name in titles. */
  name: string
  path: string
  /** What must be set up before it is opened. */
  before?: (house: House) => Promise<void>
  /** It is reached from another screen. */
  from?: Screen
  goOn?: (desk: Page) => Promise<void>
  /** Selectors to press one after the other: each opens something with more texts. */
  opens?: readonly string[]
  /** Texts that must be on it, in the language of the desk. */
  shows?: { ja: readonly string[]; en: readonly string[] }
  /** Windows it must fit, in addition to a computer's. */
  fits?: readonly Window[]
}

export type Window = 'telephone' | 'tablet'

const at = (path: string, more: Omit<Screen, 'name' | 'path'> = {}): Screen => ({
  name: path,
  path,
  ...more,
})

/** The demo company has a file for each document there is one of, and a folder for each list of documents. */
const DEMO = readdirSync(join(import.meta.dirname, '../../../demo/company'))
const FILES = DEMO.filter((name) => name.endsWith('.json')).map((name) => basename(name, '.json'))
/** A folder beside a file of its name has pictures or videos. */
const SINGLES = FILES.filter((name) => !DEMO.includes(name))
/** Lists that are a table alone. */
const CARDLESS = DEMO.filter(
  (name) => name !== 'restaurants' && !name.includes('.') && !FILES.includes(name),
)

const ON_TELEPHONES =
  /\/(?:home|hero|company|brand|page-heads|reply-letters|former-site)$|\/(?:restaurants|solutions|news|media|users)\/1$/

const writing = (path: string, more: Omit<Screen, 'name' | 'path'> = {}): Screen =>
  at(path, { ...more, ...(ON_TELEPHONES.test(path) && { fits: ['telephone'] }) })

const globals = SINGLES.map((name) => `/admin/globals/${name}`)

const OF_THE_OFFICE = ['reply-letters', 'former-site', 'sign-in-rules'].map(
  (name) => `/admin/globals/${name}`,
)

const PANELS = [
  '#toggle-list-columns',
  '#toggle-list-filters',
  '.where-builder__no-filters button, .where-builder__add-or',
]
/** The panels of a list, and the actions on several of its rows. */
const IN_LIST = [...PANELS, 'tbody input[type=checkbox]', '.list-selection button']

const restaurants = at('/admin/collections/restaurants', {
  before: (house) => look(house, 'cards'),
  fits: ['telephone'],
})

const pictures = at('/admin/collections/media', {
  before: (house) => look(house, 'cards', 'media'),
  fits: ['telephone'],
})

const LISTS: readonly Screen[] = [
  at('/admin/collections/enquiries', {
    opens: ['.desk-inbox__about > summary'],
    fits: ['telephone'],
  }),
  at('/admin/collections/enquiries?view=tables', { fits: ['telephone'] }),
  restaurants,
  {
    ...restaurants,
    name: `${restaurants.path} as a table`,
    from: restaurants,
    goOn: (desk) => press(desk.getByRole('radio', { name: /^(?:表|Table)$/ })),
    opens: IN_LIST,
    fits: ['tablet'],
  },
  ...[...CARDLESS, 'videos', 'users'].map((list) =>
    at(`/admin/collections/${list}`, { opens: IN_LIST, fits: ['tablet'] }),
  ),
  pictures,
  {
    ...pictures,
    name: `${pictures.path} as a table`,
    from: pictures,
    goOn: (desk) => press(desk.getByRole('radio', { name: /^(?:表|Table)$/ })),
    opens: IN_LIST,
    fits: ['tablet'],
  },
  at('/admin/collections/restaurants?search=zzzz'),
  at('/admin/collections/restaurants/trash', { fits: ['telephone'] }),
]

const DOCUMENTS: readonly Screen[] = [
  ...['restaurants', ...CARDLESS, 'media', 'videos', 'users'].flatMap((list) => [
    writing(`/admin/collections/${list}/create`),
    writing(`/admin/collections/${list}/1`, {
      opens: [
        '.doc-controls__popup button',
        ...(list === 'restaurants'
          ? ['#field-listedSince input', '#field-accent .rs__control']
          : []),
      ],
    }),
  ]),
  ...[...globals, ...OF_THE_OFFICE].map((path) => writing(path)),
]

const OWN: readonly Screen[] = [
  at('/admin', { fits: ['telephone'] }),
  at('/admin/account', { fits: ['telephone'] }),
  at('/admin/translations', { fits: ['telephone'] }),
  at('/admin/begin', { fits: ['telephone'] }),
  at('/admin/menu/1', {
    opens: ['.desk-menu summary, .desk-menu button[aria-expanded="false"]'],
    fits: ['telephone'],
  }),
  at('/admin/closures', { fits: ['telephone'] }),
  at('/admin/tables', { opens: ['.desk-take > button'], fits: ['telephone'] }),
  at('/admin/months', { fits: ['telephone'] }),
  at('/admin/print/1', { fits: ['telephone'] }),
  at('/admin/audit', { fits: ['telephone'] }),
  ...GUIDES.map(({ name }) =>
    at(`/admin/guide/${name}`, name === 'menu' ? { fits: ['telephone'] } : {}),
  ),
]

/** Documents that are changed, so that their versions differ from what is public. */
const CHANGED = [
  ...['restaurants', ...CARDLESS].map((list) => `/admin/collections/${list}/1`),
  ...globals,
]

/** The days, choices and dates of {@link CHANGED}'s restaurant as the screen shows them. */
const IN_WORDS = {
  ja: ['火、水', '第1、第3', 'ランチ', '営業し、翌平日を休む', '2009-04-18'],
  en: [
    'Tuesday, Wednesday',
    '1st, 3rd',
    'Lunch',
    'Open, and closed the next weekday',
    '2009-04-18',
  ],
}

const VERSIONS: readonly Screen[] = CHANGED.flatMap((path) => {
  const isRestaurant = path === CHANGED[0]
  const list = at(`${path}/versions`, {
    before: (house) => changeEveryField(house, path),
    ...(isRestaurant && { fits: ['telephone'] }),
  })
  const version = (name: string, more: Partial<Screen> = {}): Screen => ({
    ...at(list.path, { ...more, from: list }),
    name: `${list.path}, the ${name}`,
    goOn: async (desk) => {
      const links = desk.locator('tbody a')
      await press(name === 'newest' ? links.first() : links.last())
      await desk.waitForURL(/\/versions\/\d+/)
      // It is compared with what is public: what both have in common is shown as well.
      await desk.getByRole('checkbox').uncheck()
      await desk.waitForURL(/modifiedOnly=false/)
      await desk.locator('.field-diff-content').filter({ visible: true }).first().waitFor()
    },
  })
  return [
    list,
    version('newest', isRestaurant ? { shows: IN_WORDS } : {}),
    ...(isRestaurant ? [version('oldest', { opens: ['.restore-version button'] })] : []),
  ]
})

/** Every screen staff see, each once. */
export const SCREENS: readonly Screen[] = [...LISTS, ...DOCUMENTS, ...OWN, ...VERSIONS]
