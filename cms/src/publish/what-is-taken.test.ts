import type { Field } from 'payload'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { addRestaurant } from '../../test/restaurants.ts'
import { addPicture } from '../../test/samples.ts'
import { openSignedInDesk, taken } from '../../test/signed-in-desk.ts'

const { payload, send } = await openSignedInDesk({ role: 'owner' })
const { createComposer } = await import('./compose.ts')
const { holdBack } = await import('./hold-back.ts')
const { LIST_SLUGS } = await import('../content/model/source.ts')
const composer = createComposer(payload)
const picture = await addPicture(payload, '#31435f')

/** The value for every field of a kind. */
type Odd = { text: string; number: number; date: string }

const KINDS: Readonly<Record<string, keyof Odd>> = {
  text: 'text',
  textarea: 'text',
  number: 'number',
  date: 'date',
}

/** A valid value for a required field, for one that others depend on, or in place of a refused one. */
const RIGHT: Readonly<Record<string, unknown>> = {
  phone: '046-000-0101',
  email: 'info@example.jp',
  slug: 'restaurant',
  date: '2026-11-28T12:00:00.000Z',
  // Then its day is required.
  soldOut: true,
  opens: '17:00',
  closes: '22:00',
  url: 'https://example.jp/',
  rating: 4,
  listedSince: '2021-04-01T00:00:00.000Z',
  brand: '#1b2b55',
  accent: '#c3361a',
  paper: '#f8f4ec',
  ink: '#182441',
  youtube: 'https://www.youtube.com/watch?v=AbCdEfGhIjk',
  from: '2026-12-01T12:00:00.000Z',
  to: '2026-12-02T12:00:00.000Z',
}

const BY_THE_DESK = ['id', 'changedBy', 'createdAt', 'updatedAt', 'deletedAt']

/** A document with odd values in all its fields, except those that refused them. */
function oddDocument(fields: readonly Field[], odd: Odd, refused: ReadonlySet<string>, at = '') {
  const doc: Record<string, unknown> = {}
  for (const field of fields) {
    if (!('name' in field)) {
      if ('fields' in field) Object.assign(doc, oddDocument(field.fields, odd, refused, at))
    } else if (!BY_THE_DESK.includes(field.name)) {
      const value = oddValue(field, odd, refused, `${at}${field.name}`)
      if (value !== undefined) doc[field.name] = value
    }
  }
  return doc
}

function oddValue(
  field: Extract<Field, { name: string }>,
  odd: Odd,
  refused: ReadonlySet<string>,
  path: string,
): unknown {
  if (field.type === 'group') return oddDocument(field.fields, odd, refused, `${path}.`)
  if (field.type === 'array') {
    return Array.from({ length: field.minRows ?? 1 }, (_, row) =>
      oddDocument(field.fields, odd, refused, `${path}.${row}.`),
    )
  }
  if (field.type === 'checkbox') return RIGHT[field.name]
  const kind = KINDS[field.type]
  if (kind && !('hasMany' in field && field.hasMany) && !refused.has(path)) return odd[kind]
  if (field.type === 'upload' && field.relationTo === 'media')
    return field.hasMany ? [picture.id] : picture.id
  if (!('required' in field && field.required))
    return refused.has(path) ? RIGHT[field.name] : undefined
  if (field.type !== 'select') return RIGHT[field.name] ?? '波'
  const [first] = field.options
  const choice = typeof first === 'object' ? first.value : first
  return field.hasMany ? [choice] : choice
}

const refusedSchema = v.object({
  errors: v.tuple([
    v.object({ data: v.object({ errors: v.array(v.object({ path: v.string() })) }) }),
  ]),
})

/** Publishes the oddest document that the desk accepts. */
async function publishOdd(path: string, fields: readonly Field[], odd: Odd): Promise<void> {
  const publish = (refused: ReadonlySet<string>) =>
    send(`${path}?locale=ja`, { ...oddDocument(fields, odd, refused), _status: 'published' })
  const refusedBy = async (answer: Response) =>
    v.parse(refusedSchema, await answer.json()).errors[0].data.errors.map(({ path }) => path)
  const refused = new Set<string>()
  // Mark and wordmark are each refused before the other fields are looked at.
  for (let answers = 0; answers < 3; answers++) {
    const answer = await publish(refused)
    if (answer.ok) return
    for (const path of await refusedBy(answer)) refused.add(path)
  }
  await taken(publish(refused))
}

/** Publishes every document of the desk. */
async function publishAll(odd: Odd): Promise<void> {
  for (const slug of LIST_SLUGS) {
    await publishOdd(`/api/${slug}`, payload.collections[slug].config.fields, odd)
  }
  for (const { slug, fields, versions } of payload.config.globals) {
    if (versions?.drafts) await publishOdd(`/api/globals/${slug}`, fields, odd)
  }
}

/** The paths of empty texts. */
function emptyIn(value: unknown, path = ''): string[] {
  if (value === '') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => emptyIn(each, `${path}/${key}`))
}

afterEach(async () => {
  for (const collection of LIST_SLUGS)
    await payload.delete({ collection, where: { id: { exists: true } } })
})

test('every text and picture that the site reads is a field of the desk', async () => {
  await publishAll({ text: '波', number: 4, date: '2026-12-01T12:00:00.000Z' })
  expect(emptyIn((await composer.compose()).content)).toEqual([])
})

// Takes long: publishes everything at the desk with each of them.
test.each<Odd>([
  { text: '\u200B', number: 2.5, date: '0001-01-01T12:00:00.000Z' },
  { text: ' \u3000\n', number: 2 ** 53, date: '9999-12-31T12:00:00.000Z' },
  { text: '\uD83C', number: 1e300, date: '+012345-01-01T12:00:00.000Z' },
  { text: '{"en":1}', number: 0, date: '2026-12-01T23:59:59+09:00' },
])(
  'the desk publishes accepted values as they were written: $text, $number, $date',
  async (odd) => {
    await publishAll(odd)
    expect(holdBack(await composer.compose(), null).heldBack).toEqual([])
  },
  60_000,
)

test('an invisible text is refused in a required field', async () => {
  await expect(
    addRestaurant(payload, { name: '\u200B', description: '\u3000\n', summary: '\u200B' }),
  ).rejects.toMatchObject({
    data: {
      errors: [
        { path: 'name', label: '店名', message: '入力してください。' },
        { path: 'description', label: 'ひとことで', message: '入力してください。' },
      ],
    },
  })
})
