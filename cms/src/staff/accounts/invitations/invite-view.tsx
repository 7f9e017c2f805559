import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../../base/ui/desk-page.tsx'
import { say } from '../../../base/words.ts'
import { reach } from '../../access/roles.ts'
import { restaurantOptions } from '../own-restaurants/restaurants-field.tsx'
import { ADD_STAFF } from './invitation-words.ts'
import { InviteForm } from './invite-form.tsx'

/** The page to add a member of staff, in place of Payload's form, which asks for a password. */
export async function InviteView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { i18n, payload, user } = req
  const title = say(req, ADD_STAFF)
  const list = `${payload.config.routes.admin}/collections/users`
  return (
    <DeskPage
      className="desk-invite"
      path={`${list}/create`}
      trail={[{ label: say(req, { en: 'Staff', ja: 'スタッフ' }), url: list }, { label: title }]}
      view={props}
    >
      <h1>{title}</h1>
      {reach(user, 'people') === 'all' ? (
        <InviteForm list={list} options={await restaurantOptions(payload, i18n.language)} />
      ) : (
        <p>{say(req, NOT_YOURS)}</p>
      )}
    </DeskPage>
  )
}

const NOT_YOURS = {
  en: 'Only owners may add staff. Please ask one of them.',
  ja: 'スタッフの追加は、すべての操作ができる方だけが行えます。その方に頼んでください。',
}
