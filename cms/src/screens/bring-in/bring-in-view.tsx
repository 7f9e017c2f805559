import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { say } from '../../base/words.ts'
import { BRING_IN_ADDRESS } from '../../content/model/screen-addresses.ts'
import { labelWords } from '../../content/model/walk.ts'
import { reach } from '../../staff/access/roles.ts'
import { BringIn } from './bring-in.tsx'
import { BRING_IN } from './bring-in-words.ts'

const TEMPLATES = ['restaurants', 'menus'] as const

/** The screen that brings in files of restaurants and of menus, for those who may add restaurants. */
export async function BringInView(props: AdminViewServerProps) {
  const { initPageResult, payload } = props
  const { req } = initPageResult
  if (req.user && reach(req.user, 'listing') !== 'all') notFound()
  const title = say(req, BRING_IN.title)
  const { labels } = payload.collections.restaurants.config
  const list = { label: say(req, labelWords(labels.plural)), url: '/admin/collections/restaurants' }
  const address = `${payload.config.routes.api}/restaurants/bring-in`
  return (
    <DeskPage
      className="desk-bring"
      path={BRING_IN_ADDRESS}
      trail={[list, { label: title }]}
      view={props}
    >
      <h1>{title}</h1>
      <p>{say(req, BRING_IN.text)}</p>
      <p className="desk-bring__templates">
        {say(req, BRING_IN.templates)}{' '}
        {TEMPLATES.map((kind) => (
          <a className="desk-link" download href={`${address}/${kind}.csv`} key={kind}>
            {say(req, BRING_IN[kind])}
          </a>
        ))}
      </p>
      <BringIn address={address} />
    </DeskPage>
  )
}
