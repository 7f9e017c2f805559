import { expect, test } from 'vitest'
import { ADDRESSES, type Listed } from '../test/addresses.ts'
import { askingEveryone } from '../test/ask-as-everyone.ts'
import { isRefused, OTHERS_ENQUIRY, openDeskOfRoles } from '../test/desk-of-roles.ts'

// With a service that translates, since its endpoints exist only then. None is asked.
const desk = await openDeskOfRoles({
  TRANSLATE_URL: 'https://translate.example.jp/v1/chat/completions',
  TRANSLATE_MODEL: 'm-1',
})
const { payload, shops, stranger, roles } = desk
const { createDeskForServer } = await import('../src/desk/for-server.ts')
const { deskAddresses, deskRoutes } = await import('./routes.ts')

const nameOf = ({ who, method, path }: Omit<Listed, 'answers'>) => `${who} ${method} ${path}`
const tableOfDesk = () => deskAddresses(createDeskForServer(payload), false)

test('the desk has the addresses of the list, and no other', () => {
  const all = new Set(tableOfDesk().map(nameOf))
  expect([...all].toSorted()).toEqual(ADDRESSES.map(nameOf).toSorted())
})

test('an endpoint of ours without our mark does not exist, though Payload would answer it', async () => {
  const handler = () => Response.json({})
  payload.config.endpoints.push({ path: '/unmarked', method: 'get', handler })
  expect((await stranger('/api/unmarked')).status).toBe(200)
  expect(deskRoutes(tableOfDesk())('GET', '/api/unmarked')).toBeNull()
})

/** Documents that are not the restaurant editor's own. */
const OTHERS: { [collection: string]: number | string } = {
  restaurants: shops.other,
  enquiries: OTHERS_ENQUIRY,
}

test('every call refuses a restaurant or an enquiry that is not the user’s own', async () => {
  const { docs } = await payload.findVersions({
    collection: 'restaurants',
    where: { parent: { equals: shops.other } },
  })
  const asked: string[] = []
  for (const { method, path } of ADDRESSES) {
    const other = OTHERS[path.split('/')[2] ?? '']
    // With the calls about rights everyone may ask what theirs are.
    if (other === undefined || !path.includes(':id') || path.includes('/access/')) continue
    const id = path.includes('/versions/') ? docs[0]?.id : other
    const body = method === 'GET' ? undefined : { state: 'confirmed', key: 'name' }
    const answer = roles.restaurantEditor(path.replace(':id', String(id)), body, method)
    expect([method, path, await isRefused(answer)]).toEqual([method, path, true])
    asked.push(`${method} ${path}`)
  }
  expect(asked).toEqual(
    expect.arrayContaining([
      'POST /api/restaurants/versions/:id',
      'POST /api/enquiries/:id/table',
      'GET /api/enquiries/:id/table.ics',
    ]),
  )
})

test('every call answers strangers and each role as the list says', async () => {
  const ask = await askingEveryone(desk)
  const answered: string[] = []
  const calls = ADDRESSES.filter(({ path }) => path.startsWith('/api/'))
  for (const call of calls) answered.push([nameOf(call), ...(await ask(call))].join(' '))
  expect(answered).toEqual(calls.map((call) => [nameOf(call), ...call.answers].join(' ')))
})

test('our own endpoints, too, ask strangers to sign in', () => {
  const { calls } = createDeskForServer(payload)
  const own = calls.filter(({ caller }) => caller === 'staff')
  const names = new Set(own.map(({ method, path }) => `staff ${method} ${path}`))
  const listed = ADDRESSES.filter((each) => names.has(nameOf(each)))
  expect(listed).toHaveLength(names.size)
  expect(listed.filter(({ answers: [stranger] }) => stranger !== '401')).toEqual([])
})
