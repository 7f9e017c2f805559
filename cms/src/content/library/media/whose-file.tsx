import type { TypedUser, UIFieldServerProps } from 'payload'
import { say, type Words } from '../../../base/words.ts'
import { reach } from '../../../staff/access/roles.ts'

/** On the screen of a file that the user may use and not change: says why nothing can be typed. */
export async function WhoseFile({ collectionSlug, id, i18n, payload, user }: UIFieldServerProps) {
  const changesOwn = reach(user, 'changeFiles') === 'own'
  if (!changesOwn || (collectionSlug !== 'media' && collectionSlug !== 'videos')) return null
  if (typeof id !== 'number') return null
  const file = await payload.db.findOne<{ id: number; uploadedBy?: TypedUser['id'] | null }>({
    collection: collectionSlug,
    where: { id: { equals: id } },
  })
  if (!file || file.uploadedBy === user?.id) return null
  return <p className="desk-notice desk-notice--calm">{say({ i18n }, NOT_YOURS)}</p>
}

const NOT_YOURS: Words = {
  en: 'Someone else added this file. You can use it on your pages; to change it, please ask them or an administrator.',
  ja: 'ほかの方が登録したファイルです。担当のページで使えます。内容の変更は、登録した方か管理者に頼んでください。',
}
