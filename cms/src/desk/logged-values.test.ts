import { expect, test, vi } from 'vitest'
import { idOf, receive } from '../../test/received.ts'
import { addRestaurant } from '../../test/restaurants.ts'
import { openSignedInDesk } from '../../test/signed-in-desk.ts'
import { isInFile, isOnPostgres } from '../base/which-database.ts'

const { payload, send, as } = await openSignedInDesk({ role: 'owner' })
const colleague = await as('inbox', { email: 'planted@example.jp', name: 'planted name' })
const shop = await addRestaurant(payload, { slug: 'shiobi' })
await receive({ payload }, 1, { notes: 'planted twice' })
await receive({ payload }, 2)

/** What must not be in the log: what the requests hold, and what is stored beside it. */
const SECRETS = /planted|花子|hanako|0460001234|pbkdf2|a salt for tests|[0-9a-f]{64}/

/** Every kind of write, with a value to look for in the log. */
const WRITES: [path: string, body: object, method?: string][] = [
  [`/api/users/${colleague.user.id}`, { name: 'planted anew' }, 'PATCH'],
  ['/api/users', { name: 'planted', email: 'planted.too@example.jp', role: 'inbox' }],
  [`/api/enquiries/${idOf(1)}`, { notes: 'planted note' }, 'PATCH'],
  [
    `/api/enquiries/${idOf(1)}/answer`,
    {
      key: 'a'.repeat(24),
      how: 'program',
      table: null,
      shown: null,
      subject: 'planted',
      text: 'planted',
    },
  ],
  [`/api/restaurants/${shop.id}?draft=true`, { area: 'planted line' }, 'PATCH'],
  ['/api/globals/company?draft=true', { name: 'planted company' }],
  ['/api/globals/glossary?draft=true', { terms: [{ jp: 'planted', en: 'planted' }] }],
  ['/api/payload-preferences/planted', { value: { planted: 'planted' } }],
]

/** Does something; @returns everything that was printed meanwhile. */
async function printedBy(work: () => Promise<void>): Promise<string> {
  const printed: string[] = []
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed.push(String(text))
      return true
    }),
  )
  await work().finally(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return printed.join('')
}

async function run(statements: string): Promise<void> {
  const { db } = payload
  if (isOnPostgres(db)) await db.drizzle.execute(statements)
  else if (isInFile(db)) await db.client.executeMultiple(statements)
}

/** What a database says of a write, by PostgreSQL's code; SQLite says it under another code. */
const FAULTS = {
  '53100': 'database or disk is full',
  '22001': 'string or blob too big',
  '22P02': 'invalid input syntax for type integer: "planted "value""',
  '23505': 'duplicate key value violates unique constraint "users_idx"',
  // Its connection ends.
  '57P01': 'disk I/O error',
}

/** From here on every write fails in the way that the table `faults` names. */
async function prepareFaults(): Promise<void> {
  const { db } = payload
  if (isInFile(db)) {
    const cases = Object.entries(FAULTS).map(
      ([code, message]) => `WHEN '${code}' THEN RAISE(ABORT, '${message}')`,
    )
    const { rows } = await db.client.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    const made = rows.flatMap(({ name }) =>
      ['INSERT', 'UPDATE'].map(
        (act) => `CREATE TRIGGER "fail ${act} ${name}" BEFORE ${act} ON "${name}"
          BEGIN SELECT CASE (SELECT code FROM faults) ${cases.join(' ')} END; END;`,
      ),
    )
    await run(`BEGIN; CREATE TABLE faults (code TEXT); ${made.join('\n')} COMMIT;`)
  } else {
    await run(`CREATE TABLE faults (code text, message text)`)
    await run(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE fault faults%ROWTYPE;
      BEGIN
        SELECT * INTO fault FROM faults;
        IF fault.code = '57P01' THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
        IF fault.code IS NOT NULL THEN RAISE EXCEPTION USING
          ERRCODE = fault.code, MESSAGE = fault.message, DETAIL = 'Key (name)=(planted) is there.';
        END IF;
        RETURN NEW;
      END $$`)
    await run(`DO $$ DECLARE each record; BEGIN
      FOR each IN SELECT relname FROM pg_class WHERE relkind = 'r'
        AND relnamespace = 'public'::regnamespace AND relname <> 'faults' LOOP
        EXECUTE format('CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION fail()', each.relname);
      END LOOP; END $$`)
  }
}

await prepareFaults()

test.each(Object.entries(FAULTS))(
  'whatever is written, the fault %s of the database leaves no value in the log (attack 1)',
  async (code, message) => {
    const row = isInFile(payload.db) ? `'${code}'` : `'${code}', '${message}'`
    await run(`INSERT INTO faults VALUES (${row})`)
    const printed = await printedBy(async () => {
      for (const [path, body, method] of WRITES) {
        const { status } = await send(path, body, method)
        expect([path, status >= 400]).toEqual([path, true])
      }
    })
    await run('DELETE FROM faults')
    const lines = printed.trim().split('\n')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => SECRETS.test(line) || !line.startsWith('{'))).toEqual([])
  },
)

test('a value of the wrong kind, or one that is there already, is not in the log either (attack 1)', async () => {
  await run('CREATE UNIQUE INDEX planted_idx ON enquiries (notes)')
  const printed = await printedBy(async () => {
    const answers = await Promise.all([
      send(`/api/users/${colleague.user.id}`, { role: ['inbox'] }, 'PATCH'),
      send(`/api/users/${colleague.user.id}`, { restaurants: 'planted' }, 'PATCH'),
      send('/api/users', { email: 'planted@example.jp', role: 'inbox' }),
      send('/api/users?where[id][equals]=planted'),
      send('/api/enquiries?where[receivedAt][greater_than]=planted&where[name][near]=planted'),
      send(`/api/enquiries/${idOf(2)}`, { notes: 'planted twice' }, 'PATCH'),
      send(`/api/restaurants/${shop.id}?draft=true`, { gallery: ['planted'] }, 'PATCH'),
      send(`/api/restaurants/${shop.id}?draft=true`, { name: { planted: 1 } }, 'PATCH'),
    ])
    for (const answer of answers) expect(await answer.text()).not.toContain('pbkdf2')
  })
  await run('DROP INDEX planted_idx')
  expect(printed.split('\n').filter((line) => SECRETS.test(line))).toEqual([])
})
