import type { Access, FieldAccess, TypedUser } from 'payload'
import type { Words } from '../../base/words.ts'

/** The roles of staff, from the one that may do everything to the one that may do least. */
export const ROLES = ['owner', 'editor', 'restaurantEditor', 'inbox'] as const

export type Role = (typeof ROLES)[number]

export const ROLE_WORDS: { [R in Role]: Words } = {
  owner: { en: 'Everything, also staff', ja: 'すべて（スタッフ管理を含む）' },
  editor: { en: 'Content and enquiries', ja: 'コンテンツとお問い合わせ' },
  restaurantEditor: { en: 'Their own restaurants only', ja: '担当店舗のみ' },
  inbox: { en: 'Enquiries only', ja: 'お問い合わせのみ' },
}

/** What someone with a role can do, and what not. */
export const ROLE_HELP: { [R in Role]: Words } = {
  owner: {
    en: 'Writes and publishes everything, answers enquiries, adds staff and decides what they may do, and erases the data of visitors.',
    ja: '内容の編集と公開、お問い合わせの対応のすべてに加え、スタッフの追加と権限の変更、お客様の情報の消去ができます。',
  },
  editor: {
    en: 'Writes and publishes all texts, pictures, menus and closed days, and answers enquiries. Cannot add staff.',
    ja: '文章・写真・お品書き・休業日の編集と公開、お問い合わせの対応ができます。スタッフの追加や変更はできません。',
  },
  restaurantEditor: {
    en: 'Only for the restaurants you choose: their page, menu, closed days, pictures, and enquiries for a table there. Sees no other restaurant, and no pages of the company.',
    ja: '選んだ店舗のページ・お品書き・休業日・写真と、その店舗への予約のお問い合わせだけを扱えます。ほかの店舗や会社のページは扱えません。',
  },
  inbox: {
    en: 'Reads and answers enquiries. Cannot change anything on the site.',
    ja: 'お問い合わせを読み、返信できます。サイトの内容は変更できません。',
  },
}

/** How far a right goes: everywhere, only for the user's own restaurants, or nowhere. */
export type Reach = 'all' | 'own' | 'none'

/** Who may do what (decision 048). A right that is not in this table belongs to no one. */
export const RIGHTS = {
  /** Globals, businesses and testimonials: read, write, publish. */
  pages: { owner: 'all', editor: 'all', restaurantEditor: 'none', inbox: 'none' },
  /** Restaurants with their menus: read, write, publish. */
  restaurants: { owner: 'all', editor: 'all', restaurantEditor: 'own', inbox: 'none' },
  /** To make and delete restaurants, and to change the addresses of their pages. */
  listing: { owner: 'all', editor: 'all', restaurantEditor: 'none', inbox: 'none' },
  /** To look at pictures and videos, use them, and upload more. */
  files: { owner: 'all', editor: 'all', restaurantEditor: 'all', inbox: 'none' },
  /** To change and delete pictures and videos; a user's own are those they uploaded. */
  changeFiles: { owner: 'all', editor: 'all', restaurantEditor: 'own', inbox: 'none' },
  /** To read, answer and note; a user's own are those that ask for a table at their restaurants. */
  enquiries: { owner: 'all', editor: 'all', restaurantEditor: 'own', inbox: 'all' },
  /** The addresses to which a restaurant wants its requests for tables. */
  recipients: { owner: 'all', editor: 'none', restaurantEditor: 'own', inbox: 'none' },
  /** To see enquiries that harass the staff. */
  harassment: { owner: 'all', editor: 'none', restaurantEditor: 'none', inbox: 'none' },
  /** To erase enquiries for good. */
  erasure: { owner: 'all', editor: 'none', restaurantEditor: 'none', inbox: 'none' },
  /** To read the templates that replies begin with. */
  replyTemplates: { owner: 'all', editor: 'all', restaurantEditor: 'all', inbox: 'all' },
  changeReplyTemplates: { owner: 'all', editor: 'all', restaurantEditor: 'none', inbox: 'none' },
  /** The addresses of the company's former website. */
  formerSite: { owner: 'all', editor: 'none', restaurantEditor: 'none', inbox: 'none' },
  /** The accounts of others. Everyone has their own. */
  people: { owner: 'all', editor: 'none', restaurantEditor: 'none', inbox: 'none' },
} as const satisfies { [right: string]: { [R in Role]: Reach } }

export type Right = keyof typeof RIGHTS

/** A user as a request knows them, signed in or not. */
type Member = Pick<TypedUser, 'role' | 'owesFactor'> | null | undefined

/** How far a user's right goes; strangers, and users who lack a required second factor, have none. */
export function reach(member: Member, right: Right): Reach {
  if (!member?.role || member.owesFactor) return 'none'
  return RIGHTS[right][member.role]
}

/** Those who have a right everywhere. */
export function everywhere(right: Right): Access & FieldAccess {
  return ({ req }: { req: { user: Member } }) => reach(req.user, right) === 'all'
}

/** Owners see every account, others only their own (hostile inputs L15). */
export const ownAccount: Access = ({ req: { user } }) =>
  user !== null && (reach(user, 'people') === 'all' || { id: { equals: user.id } })

/** A field that every signed-in user sees. */
export const staffField: FieldAccess = ({ req }) => req.user !== null

/** No one over the network; our own code skips access rules. */
export const noOne = (): boolean => false

/** The access of a collection with one rule for whatever is done. */
export function alike<Rule>(rule: Rule) {
  return {
    create: rule,
    read: rule,
    update: rule,
    delete: rule,
    readVersions: rule,
    unlock: rule,
  }
}

/** The access of a collection that no one can do anything with over the network. */
export const SHUT = alike(noOne)
