import { join } from 'node:path'
import { faultFacts, log } from '@noren/contract/process/log'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { cmsFolder } from '../../base/cms-folder.ts'
import { inTransaction } from '../../base/database/transaction.ts'
import { Unusable } from '../../base/requests/refusal.ts'
import type { Answers } from '../../screens/begin/answers.ts'
import { BEGIN } from '../../screens/begin/begin-words.ts'
import { type Beginning, beginningOf, keepAnswers } from '../../screens/begin/beginning.ts'
import { copyEncoded } from '../demo/encoded-pictures.ts'
import { loadInto } from '../demo/load.ts'
import { emptyDesk, removeFiles } from './empty-desk.ts'
import { BEGUN, writeOwn } from './own-documents.ts'

/**
 * Removes the demo company from the desk and writes the drafts of the company's own: all of it, or nothing.
 * @throws Unusable where the desk holds another company
 */
export async function begin(payload: Payload, answers: Answers): Promise<void> {
  // First, so that nothing typed is lost if the rest fails.
  await keepAnswers(payload, answers)
  await asNobody(payload, ['demo', 'empty'], async (req) => {
    await emptyDesk(req)
    await writeOwn(req, answers)
  })
  await tidy(payload)
}

/**
 * Loads the demo company again, as at the first start.
 * @throws Unusable once something was published
 */
export async function backToDemo(payload: Payload): Promise<void> {
  const demo = join(cmsFolder(), '../demo')
  await asNobody(payload, ['begun'], async (req) => {
    await copyEncoded(demo)
    await emptyDesk(req)
    await loadInto(req, join(demo, 'artwork'))
  })
  await tidy(payload)
}

/**
 * Publishes the drafts that a company begins with, as they are now.
 * @throws Unusable once something was published
 */
export async function publishBegun(payload: Payload): Promise<void> {
  await asNobody(payload, ['begun'], async (req) => {
    for (const slug of BEGUN) {
      await payload.updateGlobal({ slug, depth: 0, data: { _status: 'published' }, req })
    }
  })
}

/** In one transaction, without an author: what nobody has looked at yet stays a first step. */
async function asNobody(
  payload: Payload,
  needed: readonly Beginning[],
  work: (req: PayloadRequest) => Promise<void>,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const state = await beginningOf(payload)
    if (!needed.includes(state)) throw new Unusable(BEGIN.refused[state])
    await work(req)
  })
}

/** What is left in the folders is in nobody's way. */
async function tidy(payload: Payload): Promise<void> {
  await removeFiles(payload).catch((error: unknown) =>
    log('warn', 'files of removed documents stay in the data folder', faultFacts(error)),
  )
}
