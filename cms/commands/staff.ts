import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { orEnd, prepareAlone } from '../server/prepare.ts'
import { ROLES, type Role } from '../src/staff/access/roles.ts'
import { removeFactor } from '../src/staff/accounts/second-factor/second-factors.ts'

const USAGE = `Staff accounts (on SQLite stop the CMS first: only one process may open its database)
  npm run staff -w cms -- add <e-mail> [owner|editor|inbox]
        a new account, with a password to hand over
  npm run staff -w cms -- add <e-mail> restaurantEditor <address of a page>…
        the same, for these restaurants only
  npm run staff -w cms -- password <e-mail> [--remove-second-factor]
        a new password, and the account unlocked; for whoever lost the telephone, without a second factor
  npm run staff -w cms -- list
        who has an account`

const { values, positionals } = arguments_()
const [command, email, asked = 'editor', ...slugs] = positionals
const role = ROLES.find((each) => each === asked)
const isKnown =
  command === 'list' || (email !== undefined && (command === 'add' || command === 'password'))
const isForSome = role === 'restaurantEditor'
const removes = values['remove-second-factor'] === true
if (!isKnown || !role || isForSome !== slugs.length > 0 || (removes && command !== 'password')) {
  console.error(USAGE)
  process.exit(2)
}

await orEnd(prepareAlone)
const { default: config } = await import('../src/desk/payload.config.ts')
const { getPayload } = await import('payload')
const payload = await getPayload({ config })
try {
  if (command === 'add') await add(email ?? '', role)
  else if (command === 'password') await renew(email ?? '')
  else await list()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
await payload.destroy()
process.exit()

function arguments_() {
  const options = { 'remove-second-factor': { type: 'boolean' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return { values: {}, positionals: [] }
  }
}

async function add(address: string, chosen: Role): Promise<void> {
  const password = newPassword()
  const restaurants = await Promise.all(slugs.map(restaurantAt))
  const data = { email: address, password, role: chosen, restaurants }
  await payload.create({ collection: 'users', data })
  console.log(`${address} can sign in with this password, and should change it:\n  ${password}`)
}

async function restaurantAt(slug: string): Promise<number> {
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { slug: { equals: slug } },
    depth: 0,
  })
  if (!docs[0]) throw new Error(`No restaurant has the address ${slug}.`)
  return docs[0].id
}

async function renew(address: string): Promise<void> {
  const password = newPassword()
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: address.toLowerCase() } },
  })
  const [account] = docs
  if (!account) throw new Error(`Nobody has an account with ${address}.`)
  const data = { password, loginAttempts: 0, lockUntil: null }
  await payload.update({ collection: 'users', id: account.id, data })
  if (removes) await removeFactor({ payload }, account.id)
  console.log(`The new password of ${address}:\n  ${password}`)
}

async function list(): Promise<void> {
  const { docs } = await payload.find({ collection: 'users', pagination: false })
  for (const user of docs) console.log(`${user.email}\t${user.role}`)
}

function newPassword(): string {
  return randomBytes(12).toString('base64url')
}
