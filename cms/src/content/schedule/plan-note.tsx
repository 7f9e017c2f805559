import { isObject } from '@noren/contract/json'
import { languageFromCode } from '@noren/contract/language'
import type { Payload, ServerProps, Where } from 'payload'
import { inTokyo } from '../../base/ui/in-tokyo.ts'
import { languageWords, say, type Words } from '../../base/words.ts'
import { opensContent } from '../../staff/access/own.ts'

type Properties = ServerProps & {
  /** Of a document of a collection. */
  id?: number | string
  collection?: string
  global?: string
}

/** Shows above a document its plans, and those that failed. */
export async function PlanNote({ id, collection, global, i18n, payload, user }: Properties) {
  const place =
    global !== undefined
      ? { global }
      : collection !== undefined && id !== undefined && { collection, id }
  const isOpen = place && opensContent(user, collection ?? global ?? '', id)
  const plans = isOpen ? await plansFor(payload, place) : []
  if (plans.length === 0) return null
  return (
    <ul className="desk-plans">
      {plans.map((plan) => (
        <li key={`${plan.type} ${plan.locale} ${plan.at.getTime()}`}>
          {say({ i18n }, planWords(plan))}
        </li>
      ))}
    </ul>
  )
}

/** The text about a plan on the screen of its document; times are Japan's. */
export function planWords({ at, type, locale, failed }: Plan): Words {
  const when = inTokyo(at)
  const language = languageFromCode(locale ?? '')
  const only = language && languageWords(language)
  const what: Words =
    type === 'publish'
      ? { ja: only ? `${only.ja}の公開` : '公開', en: only ? `publish in ${only.en}` : 'publish' }
      : { ja: '公開の終了', en: 'take off the site' }
  return failed
    ? {
        ja: `${when}に予約した「${what.ja}」はできませんでした。内容を確かめて公開するか、予約し直してください。`,
        en: `Planned for ${when}, but failed: ${what.en}. Look at the text and publish it, or plan it again.`,
      }
    : { ja: `予約：${when}（日本時間）に${what.ja}`, en: `Planned: ${what.en} at ${when} (Japan)` }
}

/** A document of a collection, or a global. */
export type Place = { collection: string; id: number | string } | { global: string }

/** A planned publish or unpublish; `failed`: it was due and did not succeed. */
export type Plan = {
  at: Date
  type: 'publish' | 'unpublish'
  /** Tag of the one language to publish; `null` for all. */
  locale: string | null
  failed: boolean
}

/** The plans of a document, the next one first, with those that failed. */
export async function plansFor(payload: Payload, place: Place): Promise<Plan[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, ...ofPlace(place)] },
    sort: 'waitUntil',
    limit: 20,
    depth: 0,
  })
  return docs.flatMap(({ input, waitUntil, hasError }) => {
    if (!isObject(input) || typeof waitUntil !== 'string') return []
    return [
      {
        at: new Date(waitUntil),
        type: input.type === 'unpublish' ? 'unpublish' : 'publish',
        locale: typeof input.locale === 'string' ? input.locale : null,
        failed: hasError === true,
      },
    ]
  })
}

function ofPlace(place: Place): Where[] {
  if ('global' in place) return [{ 'input.global': { equals: place.global } }]
  return [
    { 'input.doc.relationTo': { equals: place.collection } },
    { 'input.doc.value': { equals: String(place.id) } },
  ]
}
