import type { CollectionBeforeDeleteHook, CollectionConfig, TypedUser } from 'payload'
import { refuse } from '../../base/requests/refusal.ts'
import type { Words } from '../../base/words.ts'
import { documentPath, ofDocument, onGet, onPost, toBody } from '../../staff/access/endpoint.ts'
import { reach } from '../../staff/access/roles.ts'
import { record } from '../../staff/audit/record.ts'
import { typedSchema } from './addresses-schema.ts'
import { addressesOf, forgetAddresses, keepAddresses } from './recipients.ts'
import { readAddresses } from './typed-addresses.ts'

const RESTAURANTS = { collection: 'restaurants' } as const

const ONE_ALONE: Words = {
  en: 'Guests answer to one address: please write only one there.',
  ja: 'お客様のご返信の宛先は、1件だけ入力してください。',
}

/** Of them, that they reach this restaurant is asked besides. */
const may = (user: TypedUser) => reach(user, 'recipients') !== 'none'

const readRecipients = onGet(
  documentPath(RESTAURANTS, 'recipients'),
  ofDocument(RESTAURANTS, async (req) =>
    Response.json(await addressesOf(req, Number(req.routeParams?.id))),
  ),
  { may },
)

const saveRecipients = onPost(
  documentPath(RESTAURANTS, 'recipients'),
  ofDocument(
    RESTAURANTS,
    toBody(typedSchema, async (req, { body }) => {
      const restaurant = Number(req.routeParams?.id)
      const read = readAddresses(body.typed)
      if ('problem' in read) return refuse(req, 400, read.problem)
      const answers = readAddresses(body.typedReplyTo)
      if ('problem' in answers) return refuse(req, 400, answers.problem)
      const [replyTo = '', ...more] = answers.addresses
      if (more.length > 0) return refuse(req, 400, ONE_ALONE)
      const { addresses } = read
      await keepAddresses(req, restaurant, { addresses, replyTo })
      const by = req.user?.id
      await record(req, { act: 'recipients-changed', by, count: addresses.length })
      return Response.json({ addresses, replyTo })
    }),
  ),
  { may },
)

const forgetWithRestaurant: CollectionBeforeDeleteHook = ({ id, req }) =>
  forgetAddresses(req, Number(id))

/** The calls for the addresses of a restaurant, which are deleted with it. */
export function withRecipients<Config extends CollectionConfig>(restaurants: Config): Config {
  const { endpoints, hooks } = restaurants
  return {
    ...restaurants,
    endpoints: [...(endpoints || []), readRecipients, saveRecipients],
    hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), forgetWithRestaurant] },
  }
}
