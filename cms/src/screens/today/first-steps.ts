import type { Where } from 'payload'
import { namesIn } from '../../base/locales.ts'
import { preferenceOf } from '../../base/preferences.ts'
import type { Words } from '../../base/words.ts'
import { menuAddress, screenOf } from '../../content/model/screen-addresses.ts'
import { reach } from '../../staff/access/roles.ts'
import { hasFactor } from '../../staff/accounts/second-factor/second-factors.ts'
import { FIRST_STEP_KEYS } from './first-step-keys.ts'
import type { Asking, TaskLine } from './task.ts'

/** A first step; `isTold`: done once its reader says so, since nothing here knows. */
export type FirstStep = TaskLine & { isTold?: boolean }

/** The first steps that are still to do, of those the user may do; none once they put them away. */
export async function firstSteps(asking: Asking): Promise<FirstStep[]> {
  const { payload, user } = asking
  const isTold = async (key: string) => (await preferenceOf(payload, user, key)) === true
  if (user.owesFactor || (await isTold(FIRST_STEP_KEYS.putAway))) return []
  const writes = reach(user, 'pages') === 'all'
  const steps = await Promise.all([
    factor(asking),
    writes && company(asking),
    writes && privacy(asking),
    reach(user, 'restaurants') !== 'none' && hours(asking),
    reach(user, 'restaurants') !== 'none' && menu(asking),
    writes && hero(asking),
    reach(user, 'files') === 'all' && photo(asking),
    reach(user, 'people') === 'all' && colleague(asking),
  ])
  const phone = !(await isTold(FIRST_STEP_KEYS.onHomeScreen)) && HOME_SCREEN
  return [...steps, phone].filter((step) => !!step)
}

const HOME_SCREEN: FirstStep = {
  words: {
    en: 'Put the desk on your phone’s home screen',
    ja: 'スマートフォンのホーム画面に、この画面を追加する',
  },
  link: '/admin/guide/first-steps',
  isTold: true,
}

async function factor({ payload, user }: Asking): Promise<FirstStep | null> {
  if (await hasFactor({ payload }, user.id)) return null
  return {
    words: { en: 'Set up a second factor for signing in', ja: '二段階認証を設定する' },
    link: '/admin/account#desk-factor',
  }
}

/** To look at a document that nobody has saved yet. */
function unsaved(global: 'company' | 'hero', words: Words) {
  return async ({ payload }: Asking): Promise<FirstStep | null> => {
    const { changedBy } = await payload.findGlobal({ slug: global, draft: true, depth: 0 })
    return changedBy ? null : { words, link: screenOf({ global }) }
  }
}

const company = unsaved('company', {
  en: 'Check the company’s name, address and phone number',
  ja: '会社の名前・住所・電話番号を確かめる',
})

/** What happens to the data of enquiries, which the law asks of a company. */
async function privacy({ payload, language }: Asking): Promise<FirstStep | null> {
  const { name, privacy } = await payload.findGlobal({
    slug: 'company',
    draft: true,
    ...namesIn(language),
  })
  if (!name || privacy) return null
  return {
    words: { en: 'Write the privacy policy', ja: '個人情報保護方針を書く' },
    link: `${screenOf({ global: 'company' })}#field-privacy`,
  }
}

const hero = unsaved('hero', {
  en: 'Write what visitors see first on the home page',
  ja: 'トップページの「最初の画面」を書く',
})

/** The restaurants that a member of staff may open, by the first that was listed. */
async function restaurants({ payload, user, language }: Asking, where: Where = {}) {
  const { docs, totalDocs } = await payload.find({
    collection: 'restaurants',
    draft: true,
    where,
    ...namesIn(language),
    sort: 'listedSince',
    limit: 1,
    overrideAccess: false,
    user,
    select: { name: true, slug: true },
  })
  return { first: docs[0], count: totalDocs }
}

/** The hours of every restaurant that nobody has saved yet, or the first restaurant where there is none. */
async function hours(asking: Asking): Promise<FirstStep | null> {
  const { payload, user } = asking
  const { first, count } = await restaurants(asking, { changedBy: { exists: false } })
  if (first) {
    const name = first.name || first.slug
    const more = count - 1
    return {
      words: {
        en: `Check the opening hours of ${name}${more > 0 ? ` and ${more} more` : ''}`,
        ja: `${name}${more > 0 ? `ほか${more}店` : ''}の営業時間を確かめる`,
      },
      link: `${screenOf({ collection: 'restaurants', id: first.id })}#field-openingHours`,
    }
  }
  if (reach(user, 'listing') !== 'all') return null
  if ((await payload.count({ collection: 'restaurants' })).totalDocs > 0) return null
  return {
    words: { en: 'Add the first restaurant', ja: '最初のレストランを登録する' },
    link: screenOf({ collection: 'restaurants', id: 'create' }),
  }
}

/** The menu of the first restaurant, while no dish is known. */
async function menu(asking: Asking): Promise<FirstStep | null> {
  const { first } = await restaurants(asking)
  const { payload } = asking
  if (!first || (await payload.count({ collection: 'dishes' })).totalDocs > 0) return null
  const name = first.name || first.slug
  return {
    words: { en: `Write the menu of ${name}`, ja: `${name}のお品書きを書く` },
    link: menuAddress(first.id),
  }
}

async function photo({ payload }: Asking): Promise<FirstStep | null> {
  const { totalDocs } = await payload.count({
    collection: 'media',
    where: { uploadedBy: { exists: true } },
  })
  if (totalDocs > 0) return null
  return {
    words: { en: 'Add your own photo', ja: '自分たちの写真を1枚追加する' },
    link: screenOf({ collection: 'media', id: 'create' }),
  }
}

async function colleague({ payload }: Asking): Promise<FirstStep | null> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 1) return null
  return {
    words: { en: 'Invite a colleague', ja: '一緒に使うスタッフを追加する' },
    link: '/admin/collections/users',
  }
}
