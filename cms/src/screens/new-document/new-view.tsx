import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { say } from '../../base/words.ts'
import { LISTS } from '../../content/kinds/collections/all.ts'
import { isListSlug } from '../../content/model/source.ts'
import { labelWords } from '../../content/model/walk.ts'
import { restaurantsOf } from '../restaurants-of.ts'
import { NewForm } from './new-form.tsx'
import { NEW, newAddress } from './new-words.ts'

/** Asks for the name of a new document, which is stored only then: Payload would store an empty one at once. */
export async function NewView(props: AdminViewServerProps) {
  const { initPageResult, params, payload, searchParams } = props
  const { permissions, req } = initPageResult
  const [, slug] = [params?.segments].flat()
  if (!isListSlug(slug)) notFound()
  if (req.user && !permissions.collections?.[slug]?.create) notFound()
  const { admin, fields, labels } = payload.collections[slug].config
  const named = admin.useAsTitle ?? 'id'
  const title = fields.find((field) => 'name' in field && field.name === named)
  const list = { label: say(req, labelWords(labels.plural)), url: `/admin/collections/${slug}` }
  const heading = say(req, LISTS[slug].custom.add)
  const restaurants = req.user && slug === 'restaurants' ? await restaurantsOf(req) : []
  const from = Number([searchParams?.from].flat()[0])
  return (
    <DeskPage
      className="desk-new"
      path={newAddress(slug)}
      trail={[list, { label: heading }]}
      view={props}
    >
      <h1>{heading}</h1>
      <p>{say(req, NEW.text)}</p>
      <NewForm
        add={heading}
        field={named}
        from={restaurants.some(({ id }) => id === from) ? from : null}
        label={labelWords(title && 'label' in title && title.label)}
        restaurants={restaurants}
        slug={slug}
      />
    </DeskPage>
  )
}
