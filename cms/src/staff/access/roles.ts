import type { Access, FieldAccess, TypedUser } from 'payload'
import type { Words } from '../../base/words.ts'

/** What a member of staff may be, from the one who may do everything to the one who may do least. */
export const ROLES = ['owner', 'editor', 'restaurantEditor', 'inbox'] as const

export type Role = (typeof ROLES)[number]

export const ROLE_WORDS: { [R in Role]: Words } = {
  owner: { en: 'Everything, also staff', ja: 'すべて（スタッフ管理を含む）' },
  editor: { en: 'Content and enquiries', ja: 'コンテンツとお問い合わせ' },
  restaurantEditor: { en: 'Their own restaurants only', ja: '担当店舗のみ' },
  inbox: { en: 'Enquiries only', ja: 'お問い合わせのみ' },
}

/** How far a right goes: everywhere, at the restaurants that are somebody's own, or nowhere. */
export type Reach = 'all' | 'own' | 'none'

/** Who may do what (decision 048). What is not in this table nobody may. */
export const RIGHTS = {
  /** The parts of the site there is one of, businesses and testimonials: read, write, publish. */
  pages: { owner: 'all', editor: 'all', restaurantEditor: 'none', inbox: 'none' },
  /** Restaurants with their menus: read, write, publish. */
  restaurants: { owner: 'all', editor: 'all', restaurantEditor: 'own', inbox: 'none' },
  /** To make and delete restaurants, and to change the addresses of their pages. */
  listing: { owner: 'all', editor: 'all', restaurantEditor: 'none', inbox: 'none' },
  /** To look at pictures and films, use them, and upload more. */
  files: { owner: 'all', editor: 'all', restaurantEditor: 'all', inbox: 'none' },
  /** To change and delete pictures and films; one's own are those one has uploaded. */
  changeFiles: { owner: 'all', editor: 'all', restaurantEditor: 'own', inbox: 'none' },
  /** To read, answer and note; one's own are those that ask for a table at one's restaurants. */
  enquiries: { owner: 'all', editor: 'all', restaurantEditor: 'own', inbox: 'all' },
  /** To erase enquiries for good. */
  erasure: { owner: 'all', editor: 'none', restaurantEditor: 'none', inbox: 'none' },
  /** To read the letters replies begin with. */
  letters: { owner: 'all', editor: 'all', restaurantEditor: 'all', inbox: 'all' },
  changeLetters: { owner: 'all', editor: 'all', restaurantEditor: 'none', inbox: 'none' },
  /** The accounts of others. Everybody has their own. */
  people: { owner: 'all', editor: 'none', restaurantEditor: 'none', inbox: 'none' },
} as const satisfies { [right: string]: { [R in Role]: Reach } }

export type Right = keyof typeof RIGHTS

/** Somebody who may be signed in, as a request knows them. */
export type Member = Pick<TypedUser, 'role' | 'owesFactor'> | null | undefined

/** How far a right of somebody goes; a stranger has none, nor has who still owes a second factor. */
export function reach(member: Member, right: Right): Reach {
  if (!member?.role || member.owesFactor) return 'none'
  return RIGHTS[right][member.role]
}

/** Those to whom a right is given everywhere. */
export function everywhere(right: Right): Access & FieldAccess {
  return ({ req }: { req: { user: Member } }) => reach(req.user, right) === 'all'
}

/** Owners see every account, others their own (hostile inputs L15). */
export const ownAccount: Access = ({ req: { user } }) =>
  user !== null && (reach(user, 'people') === 'all' || { id: { equals: user.id } })

/** A field everyone who is signed in sees. */
export const staffField: FieldAccess = ({ req }) => req.user !== null

/** Nobody over the network; our own code passes by access rules. */
export const nobody = (): boolean => false
