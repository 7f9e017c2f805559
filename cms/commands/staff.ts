import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { errorFacts } from '@noren/kit/process/log'
import { orEnd, prepareAlone } from '../server/prepare.ts'
import { endWithUsage, spoken, TERMINAL_LANGUAGE } from '../server/terminal.ts'
import { StartRefusal } from '../src/base/start-refusal.ts'
import type { Words } from '../src/base/words.ts'
import { ROLES, type Role } from '../src/staff/access/roles.ts'
import { removeFactor } from '../src/staff/accounts/second-factor/second-factors.ts'

const USAGE: Words = {
  en: `Staff accounts (on SQLite stop the CMS first: only one process may open its database)
  npm run staff -w cms -- add <e-mail> [owner|editor|inbox]
        a new account, with a password to hand over
  npm run staff -w cms -- add <e-mail> restaurantEditor <address of a page>…
        the same, for these restaurants only
  npm run staff -w cms -- password <e-mail> [--remove-second-factor]
        a new password, and the account unlocked; for whoever lost the telephone, without a second factor
  npm run staff -w cms -- list
        who has an account`,
  ja: `スタッフのアカウント（SQLiteでは、先にCMSを止めてください。データベースを開けるのはひとつのプログラムだけです）
  npm run staff -w cms -- add <メールアドレス> [owner|editor|inbox]
        アカウントを作り、渡すためのパスワードを表示します
  npm run staff -w cms -- add <メールアドレス> restaurantEditor <ページのアドレス>…
        同じく、これらのレストランだけのアカウント
  npm run staff -w cms -- password <メールアドレス> [--remove-second-factor]
        新しいパスワードを表示し、ロックを解除します。電話をなくした人は、二段階認証も外せます
  npm run staff -w cms -- list
        アカウントの一覧`,
}

const { values, positionals } = arguments_()
const [command, email, asked = 'editor', ...slugs] = positionals
const role = ROLES.find((each) => each === asked)
const isKnown =
  command === 'list' || (email !== undefined && (command === 'add' || command === 'password'))
const isForSome = role === 'restaurantEditor'
const removes = values['remove-second-factor'] === true
if (!isKnown || !role || isForSome !== slugs.length > 0 || (removes && command !== 'password')) {
  endWithUsage(USAGE)
}

await orEnd(prepareAlone)
const { default: config } = await import('../src/desk/payload.config.ts')
const { getPayload, ValidationError } = await import('payload')
const { inTransaction } = await import('../src/base/database/transaction.ts')
const { record } = await import('../src/staff/audit/record.ts')
const { requestIn } = await import('../src/base/requests/request-in.ts')
const payload = await orEnd(() => getPayload({ config }))
const req = await requestIn(TERMINAL_LANGUAGE, payload)
try {
  if (command === 'add') await add(email ?? '', role)
  else if (command === 'password') await renew(email ?? '')
  else await list()
} catch (error) {
  console.error(reasonOf(error))
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

function reasonOf(error: unknown): string {
  if (error instanceof StartRefusal) return spoken(error.words)
  if (error instanceof ValidationError)
    return error.data.errors.map(({ message }) => message).join('\n')
  return String(errorFacts(error).error)
}

async function add(address: string, chosen: Role): Promise<void> {
  const password = newPassword()
  const restaurants = await Promise.all(slugs.map(restaurantAt))
  const data = { email: address, password, role: chosen, restaurants }
  await payload.create({ collection: 'users', data, req })
  const words = {
    en: `${address} can sign in with this password, and should change it:`,
    ja: `${address} は次のパスワードでログインできます。ログインしたら変更してください：`,
  }
  console.log(`${spoken(words)}\n  ${password}`)
}

async function restaurantAt(slug: string): Promise<number> {
  const { docs } = await payload.find({
    collection: 'restaurants',
    where: { slug: { equals: slug } },
    depth: 0,
  })
  if (!docs[0]) {
    throw new StartRefusal({
      en: `No restaurant has the address ${slug}.`,
      ja: `アドレスが「${slug}」のレストランはありません。`,
    })
  }
  return docs[0].id
}

async function renew(address: string): Promise<void> {
  const password = newPassword()
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: address.toLowerCase() } },
  })
  const [account] = docs
  if (!account) {
    throw new StartRefusal({
      en: `Nobody has an account with ${address}.`,
      ja: `${address} のアカウントはありません。`,
    })
  }
  const data = { password, loginAttempts: 0, lockUntil: null }
  await inTransaction(req, async () => {
    await payload.update({ collection: 'users', id: account.id, data, req })
    if (!removes) return
    await removeFactor(req, account.id)
    await record(req, { act: 'factor-removed', account: account.id })
  })
  const words = { en: `The new password of ${address}:`, ja: `${address} の新しいパスワード：` }
  console.log(`${spoken(words)}\n  ${password}`)
}

async function list(): Promise<void> {
  const { docs } = await payload.find({ collection: 'users', pagination: false })
  for (const user of docs) console.log(`${user.email}\t${user.role}`)
}

function newPassword(): string {
  return randomBytes(12).toString('base64url')
}
